import { describe, expect, it, test } from 'vitest';
import { typeset } from '../../src/texts/fr/typography.js';
import { fr } from '../../src/texts/fr.js';
import { dateWriter } from '../../src/texts/writing.js';
import { BARE, withoutCode } from './bare-signs.js';
import { leavesOf, said, textsOf } from './leaves.js';

describe('French', () => {
  test.each([...textsOf(fr)])('%s has the spaces that its signs want', (path, text) => {
    expect(withoutCode(said(path, text))).not.toMatch(BARE);
  });

  it('has them in what commands say of themselves', () => {
    const descriptions = leavesOf(fr.commands).filter(([path]) => path.endsWith('description'));
    for (const [path, text] of descriptions) expect(String(text).replace('dm 2;', ''), path).not.toMatch(BARE);
  });

  it.each([
    ['Mat ! Où ? Oui ; non : « ici », 15 %', 'Mat\u202f! Où\u202f? Oui\u202f; non\u00a0: «\u00a0ici\u00a0», 15\u202f%'],
    ['à 18:30, comme `a : b ;` ou `dm 2;`', 'à 18:30, comme `a : b ;` ou `dm 2;`'],
    ['« a ` b » : c', '«\u00a0a ` b\u00a0»\u00a0: c'],
  ])('%s', (written, set) => {
    expect(typeset(written)).toBe(set);
    expect(typeset(set)).toBe(set);
  });

  describe('leaves what somebody wrote as it is', () => {
    const NAME = 'Zoé : la « reine » ; 100 % ! (oui ?)';
    it.each([
      ['a name', fr.stats.noneOf(NAME), `${NAME} n’a encore`],
      ['a name that is sought', fr.stats.unknown(NAME), `«\u00a0${NAME}\u00a0» n’a pas joué`],
      ['names', fr.stats.whichOne([NAME, 'Bob']), `Lequel\u00a0: ${NAME}, Bob\u202f?`],
      ['a shared result', fr.share.title(NAME, '16 novembre', 2), `**${NAME}** a résolu`],
      ['solvers', fr.recap.solvedByNames(['Bob', NAME], 2), `Résolu par Bob, ${NAME} et 2 autres.`],
      ['a visitor', fr.visitors.removeTitle(NAME), `Retirer ${NAME} de ce navigateur\u202f?`],
      ['a file', fr.files.named(NAME, 'x'), `«\u00a0${NAME}\u00a0»\u00a0: x`],
      ['a line of a file', fr.verdicts.quotedLine(3, NAME, 'x'), `Ligne 3, «\u00a0${NAME}\u00a0»\u00a0: x`],
      ['a puzzle', fr.verdicts.itIsOwn(NAME), `C’est ${NAME}, un des`],
      ['the source of a puzzle', fr.library.listed(7, NAME, 3, 'x'), `(${NAME}, ligne 3)\u00a0: x`],
      ['a time', fr.setup.badTime(NAME), `lire «\u00a0${NAME}\u00a0» comme une heure\u202f;`],
      ['a backtick', fr.answers.unclear('a \\` b', 'ou `c` ?'), '«\u00a0a \\` b\u00a0»\u00a0: ou `c` ?'],
      [
        'a sentence within another',
        fr.playing.headed({ practice: 3 }, fr.answers.unclear(NAME, 'non')),
        `Exercice n° 3 · «\u00a0${NAME}\u00a0»\u00a0: non`,
      ],
      ['one that begins another', fr.stats.whichOne(['a :', 'a : b']), 'Lequel\u00a0: a :, a : b\u202f?'],
    ])('%s', (_, text, part) => {
      expect(text).toContain(part);
    });
  });

  it('says 1er of the first of a month', () => {
    expect(fr.daily.day('2027-01-01')).toBe('1er janvier 2027');
    expect(fr.daily.day('2027-01-11')).toBe('11 janvier 2027');
    expect(fr.recap.title('2027-02-01', 2)).toContain('1er février 2027');
    const short = dateWriter('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
    expect(short(Date.parse('2027-01-01'))).toBe('1er janv.');
  });
});
