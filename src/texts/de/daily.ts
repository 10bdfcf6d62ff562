import type * as english from '../en/daily.js';
import { dateWriter } from '../writing.js';
import { common } from './common.js';

const writeDay = dateWriter('de-DE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export const daily: typeof english.daily = {
  title: (side, mateIn) => `${common.sideName(side)} am Zug: Matt in ${mateIn}`,
  day: (date) => writeDay(Date.parse(date)),
  solvedBy: (count) => {
    if (count === 0) return 'Noch hat sie niemand gelöst. Wer ist zuerst da?';
    return count === 1 ? '1 Mitglied hat sie gelöst.' : `${count} Mitglieder haben sie gelöst.`;
  },
  toMove: (side) => `${common.sideName(side)} am Zug`,
  isVeiled: 'Das Brett ist hinter dem Vorhang, bis du auf Starten drückst.',
  startShows: 'Starten zeigt dir das Brett und startet deine Uhr.',
  isOpen: 'Das Brett ist hier für alle offen, deshalb zählen Zeiten nicht für Ranglisten.',
  start: 'Starten',
  hint: 'Hinweis',
  rules: 'Regeln',
  threadName: (date, mateIn) => `${writeDay(Date.parse(date))}: Matt in ${mateIn}`,
  channelGone: (channel) =>
    `Ich kann die Tagesaufgabe nicht posten: Ihr Kanal ${channel} wurde gelöscht, oder ich bin nicht mehr auf dem Server. Wähle mit \`/setup channel\` einen anderen Kanal.`,
  forbidden: (channel, missing) =>
    missing.length === 0
      ? `Ich darf die Tagesaufgabe in ${channel} nicht posten. Sieh dir in den Kanaleinstellungen meine Berechtigungen an, oder wähle mit \`/setup channel\` einen anderen Kanal.`
      : `Ich kann die Tagesaufgabe in ${channel} nicht so posten, wie du es möchtest: Dort ${missing.length === 1 ? 'fehlt mir die Berechtigung' : 'fehlen mir die Berechtigungen'} ${common.and(missing.map((each) => `**${each}**`))}. Erteile sie mir in den Kanaleinstellungen, oder wähle mit \`/setup channel\` einen anderen Kanal.`,
  noPuzzle:
    'Für heute habe ich keine bewiesene Aufgabe, die zu euren Einstellungen passt. Füge mit `/puzzles add` welche hinzu, oder erlaube mit `/setup channel` mehr Längen.',
  keepTrying: 'Ich versuche es weiter, bis der Tag um ist, und schreibe dir deswegen nicht noch einmal.',
};

const withOthers = (names: readonly string[], more: number): string =>
  common.and([...names, ...(more > 0 ? [more === 1 ? '1 weiteren Mitglied' : `${more} weiteren`] : [])]);

export const recap: typeof english.recap = {
  title: (date, mateIn) => `Rückblick auf den ${daily.day(date)}: Matt in ${mateIn}`,
  solvedBy: (solved, players) => {
    if (solved > 0) return `${solved} von ${players} ${solved === 1 ? 'hat' : 'haben'} die Aufgabe gelöst.`;
    return `${players === 1 ? '1 Mitglied hat' : `${players} Mitglieder haben`} es versucht. Die Aufgabe war eine harte Nuss: Diesmal hat sie niemand gelöst.`;
  },
  solvedByNames: (names, more) => `Gelöst von ${withOthers(names, more)}.`,
  alsoSolved: (names, more) => `Auch gelöst von ${withOthers(names, more)}.`,
  popularTry: (move) => `Der beliebteste Fehlversuch: ${move}`,
  otherTry: (move) => `Und ${move}`,
  refuted: (share, move, reply) => `${share} versuchten **${move}**, widerlegt durch **${reply}**.`,
  stalemate: (share, move) => `${share} versuchten **${move}**, doch das ist patt.`,
  nothingLeft: (date) => `**Rückblick auf den ${daily.day(date)}**\nVon diesem Tag ist nichts mehr zu erzählen.`,
  tomorrow: (day) => `Der Rückblick auf den ${day} kommt morgen, wenn der Tag vorbei ist.`,
  nobodyPlayed: (day) => `Die Tagesaufgabe vom ${day} hat hier niemand gespielt, es gibt also nichts zu erzählen.`,
};

export const reminder: typeof english.reminder = {
  waits: (mateIn, channel) =>
    channel
      ? `Das heutige Matt in ${mateIn} wartet in ${channel} noch auf dich.`
      : `Das heutige Matt in ${mateIn} wartet auf deinem Server noch auf dich: \`/puzzle\` zeigt es dort.`,
  waitsHere: (mateIn) => `Das heutige Matt in ${mateIn} wartet noch auf dich.`,
  streak: (days) => `Deine Serie steht bei ${days} Tagen.`,
  turnOff: 'Nicht mehr erinnern',
};
