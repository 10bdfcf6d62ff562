import type { verdicts as english } from '../en/verdicts.js';
import { common } from './common.js';

export const verdicts: typeof english = {
  sound: (mateIn, key) => `Korrekt: Matt in ${mateIn}, und nur mit ${key}.`,
  severalKeys: (mateIn, count, keys) =>
    `Mit Nebenlösungen angenommen: ${count} erste Züge setzen in ${mateIn} matt: ${keys}.`,
  cooked: (mateIn, count, keys) =>
    `Nebenlösig: ${count} erste Züge setzen in ${mateIn} matt: ${keys}. Eine Aufgabe braucht genau einen: Ändere die Stellung so, dass die anderen scheitern.`,
  shorterMate: (claimed, mateIn, count, keys) =>
    `Kürzeres Matt: Die Datei sagt Matt in ${claimed}, aber ${keys} ${count === 1 ? 'setzt' : 'setzen'} in ${mateIn} matt. Berichtige die Zahl oder die Stellung.`,
  noMate: (side, within) =>
    `Kein Matt: ${common.sideName(side)} kann in ${within === 1 ? '1 Zug' : `höchstens ${within} Zügen`} kein Matt erzwingen. Prüfe die Stellung und wer am Zug ist.`,
  tooHard: {
    time: 'Im gegebenen Rahmen zu schwer zu beweisen: Die Zeit war um, bevor es einen Beweis gab.',
    nodes:
      'Im gegebenen Rahmen zu schwer zu beweisen: Die Höchstzahl an Stellungen war erreicht, bevor es einen Beweis gab.',
    memory: 'Im gegebenen Rahmen zu schwer zu beweisen: Der Speicher war voll, bevor es einen Beweis gab.',
    cancelled: 'Im gegebenen Rahmen zu schwer zu beweisen: Die Suche wurde abgebrochen, bevor es einen Beweis gab.',
  },
  waiting: 'wartet auf ihren Beweis.',
  stillOpen: (id) => `Du kannst sie noch lösen: \`/puzzles show ${id}\` sagt mehr und fragt vorher.`,
  takenOut: 'wurde herausgenommen.',
  moreKeys: (count) => `${count} weitere`,

  allow: (command) => `\`${command}\` nimmt sie so an, wie sie ist.`,
  relabel: (command, mateIn) => `\`${command}\` nimmt sie als Matt in ${mateIn}.`,
  verify: (command) => `Sie bleibt da, und \`${command}\` versucht es noch einmal mit mehr Zeit.`,

  duplicate: (of) => `Doppelt: gleich #${of}.`,
  duplicateMirrored: (of) => `Doppelt: #${of} gespiegelt.`,
  duplicateSwapped: (of) => `Doppelt: #${of} mit vertauschten Farben.`,
  duplicateTurned: (of) => `Doppelt: #${of} gedreht.`,
  itIsCommon: (name) => `Das ist ${name ? `${name}, ` : ''}eine der gemeinsamen Aufgaben.`,
  itIsOwn: (name) => `Das ist ${name ? `${name}, ` : ''}eine eigene dieses Servers.`,
  replaced: (line) => `Ersetzt durch Zeile ${line}, die über dieselbe Stellung etwas anderes sagt.`,
  broughtBefore: '(schon vorhanden)',
  corrected: '(berichtigt)',

  line: (line, told) => `Zeile ${line}: ${told}`,
  quotedLine: (line, text, told) => `Zeile ${line}, „${text}“: ${told}`,
  count: {
    cooked: (count) => `${count} nebenlösig`,
    'shorter mate': (count) => `${count} mit kürzerem Matt`,
    'no mate': (count) => `${count} ohne Matt`,
    'gave up': (count) => `${count} zu schwer`,
    waiting: (count) => `${count} noch nicht bewiesen`,
    duplicate: (count) => `${count} doppelt`,
    replaced: (count) => `${count} ersetzt`,
    refused: (count) => `${count} abgelehnt`,
  },
  accepted: (count) => `${common.puzzles(count)} angenommen.`,
  acceptedAndNot: (count, others, said) =>
    `${common.puzzles(count)} angenommen, ${said.length > 1 ? `${others} nicht: ` : ''}${said.join(', ')}.`,
  moreInReport: (count) => `… und ${count} weitere, im Bericht.`,
  moreInReportToCome: (count) => `… und ${count} weitere, im Bericht, der noch kommt.`,

  fewSound: (mateIn) => `Matt in ${mateIn}`,
  fewCooked: (mateIn, keys) => `nebenlösig: ${keys} Schlüsselzüge setzen in ${mateIn} matt`,
  fewShorter: (mateIn, claimed) => `kürzeres Matt: in ${mateIn}, nicht ${claimed}`,
  fewNoMate: (within) => `kein Matt in ${within}`,
  fewTooHard: 'zu schwer',
};
