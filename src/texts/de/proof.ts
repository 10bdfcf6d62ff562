import type { proof as english } from '../en/proof.js';
import { common } from './common.js';

export const proof: typeof english = {
  endsAttempt: (name) =>
    `Die Lösung beendet deinen Versuch an ${'day' in name ? `der Aufgabe vom ${name.day}` : `der Übungsaufgabe #${name.practice}`}: Er zählt dann als aufgegeben. Soll ich sie zeigen?`,
  keepTrying: 'Weiter versuchen',
  giveUpAndShow: 'Aufgeben und zeigen',
  asQuick: (moves) => `Hier ebenso schnell: ${moves.join(', ')}.`,
  shown: (move) => `${move} (gezeigt)`,
  defences: (defender, count, move) =>
    `${common.sideName(defender)}: ${count} ${count === 1 ? 'Verteidigung' : 'Verteidigungen'} gegen ${move}`,
  thenMove: (move) => `dann ${move}`,
  thenMate: (mateIn) => `dann Matt in ${mateIn}`,
};
