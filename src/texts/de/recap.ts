import type { recap as english } from '../en/recap.js';
import { common } from './common.js';
import { daily } from './daily.js';

const withOthers = (names: readonly string[], more: number): string =>
  common.and([...names, ...(more > 0 ? [more === 1 ? '1 weiteren Mitglied' : `${more} weiteren`] : [])]);

export const recap: typeof english = {
  title: (date, mateIn) => `Rückblick auf den ${daily.day(date)}: Matt in ${mateIn}`,
  solvedBy: (solved, players) => {
    if (solved > 0) return `${solved} von ${players} ${solved === 1 ? 'hat' : 'haben'} die Aufgabe gelöst.`;
    return `${players === 1 ? '1 Mitglied hat' : `${players} Mitglieder haben`} es versucht. Die Aufgabe war eine harte Nuss: Diesmal hat sie niemand gelöst.`;
  },
  solvedByNames: (names, more) => `Gelöst von ${withOthers(names, more)}.`,
  alsoSolved: (names, more) => `Auch gelöst von ${withOthers(names, more)}.`,
  popularTry: (told) => `Der beliebteste Fehlversuch: ${told}`,
  otherTry: (told) => `Und ${told}`,
  refuted: (share, move, reply) => `${share} versuchten **${move}**, widerlegt durch **${reply}**.`,
  stalemate: (share, move) => `${share} versuchten **${move}**, doch das ist patt.`,
  nothingLeft: (date) => `**Rückblick auf den ${daily.day(date)}**\nVon diesem Tag ist nichts mehr zu erzählen.`,
  tomorrow: (day) => `Der Rückblick auf den ${day} kommt morgen, wenn der Tag vorbei ist.`,
  nobodyPlayed: (day) => `Die Tagesaufgabe vom ${day} hat hier niemand gespielt, es gibt also nichts zu erzählen.`,
  today: 'Aufgabe von heute',
};
