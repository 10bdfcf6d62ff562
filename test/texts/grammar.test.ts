import { describe, expect, test } from 'vitest';
import { de } from '../../src/texts/de.js';
import { en } from '../../src/texts/en.js';
import { fr } from '../../src/texts/fr.js';
import { said, textsOf } from './leaves.js';

test.each([
  [de.library.left(0, 0, 0), 'sind keine bewiesenen Tagesaufgaben übrig', 'keine weiteren sind zu beweisen'],
  [de.library.left(1, 1, 0), 'ist 1 bewiesene Tagesaufgabe übrig', '1 weitere ist zu beweisen'],
  [de.library.left(2, 2, 0), 'sind 2 bewiesene Tagesaufgaben übrig', '2 weitere sind zu beweisen'],
  [de.reminder.waits(2, '<#1>'), 'Das heutige Matt in 2 wartet in <#1> noch auf dich.', ''],
  [fr.library.left(0, 0, 0), 'il ne reste aucun problème prouvé', 'aucun autre à prouver'],
  [fr.library.left(1, 1, 0), 'il reste 1 problème prouvé que ce serveur n’a pas encore eu\u202f;', '1 autre à prouver'],
  [fr.library.left(2, 2, 0), 'il reste 2 problèmes prouvés que ce serveur n’a pas encore eus', '2 autres à prouver'],
  [fr.stats.solved(1, 5), '1 problème sur 5 résolu*', ''],
  [fr.stats.solved(3, 5), '3 problèmes sur 5 résolus*', ''],
  [de.moveFaults.notOnTheBoard('black', ['queen']), 'Auf dem Brett steht keine schwarze Dame.', ''],
  [fr.moveFaults.notOnTheBoard('black', ['queen']), 'Il n’y a aucune dame noire sur l’échiquier.', ''],
  [fr.daily.title('white', 1), 'Les Blancs jouent et font mat en 1 coup', ''],
  [fr.daily.title('white', 2), 'Les Blancs jouent et font mat en 2 coups', ''],
  [fr.playing.title('white', 2), 'Les Blancs jouent et font mat en 2 coups', ''],
  [fr.verdicts.cooked(2, 3, 'Da1'), '3 premiers coups font mat en 2 coups', ''],
  [de.verdicts.quotedLine(7, 'hallo', 'Das ist keine.'), 'Zeile 7, „hallo“: Das ist keine.', ''],
  [fr.moveFaults.outOfReach('white', [{ role: 'rook', rank: 1 }], 'e4'), 'de la 1re rangée', ''],
  [fr.moveFaults.outOfReach('white', [{ role: 'rook', rank: 2 }], 'e4'), 'de la 2e rangée', ''],
])('%s', (text, first, second) => {
  expect(text).toContain(first);
  expect(text).toContain(second);
});

describe.each([
  ['English', en],
  ['German', de],
  ['French', fr],
])('in %s', (_, { playing, hints, help }) => {
  const colonsIn = (sentence: string): number => sentence.match(/:(?=\s)/g)?.length ?? 0;

  test.each([
    ['how a puzzle went', playing.headed({ day: '18 November 2026' }, playing.solved('50.1 s', 1, 0))],
    ['a hint of a quiet move', hints.taken(1, 3, hints.quiet)],
  ])('%s has no second colon', (__, sentence) => {
    expect(colonsIn(sentence)).toBeLessThan(2);
  });

  test('the shortest time of a human is written as a sum', () => {
    expect(help.scoring.join('\n')).toMatch(/\b1 (second|Sekunde|seconde) plus\b/);
  });
});

test.each([...textsOf(fr)])('in French, %s has moves behind “mat en 3” after a verb only', (path, text) => {
  for (const [, verb, moves] of said(path, text).matchAll(
    /(\b(?:fait|font|faire) )?\bmat en (?:\d+|N)\b( (?:\p{L}+ ){0,2}coups?\b)?/giu,
  )) {
    expect(moves !== undefined).toBe(verb !== undefined);
  }
});
