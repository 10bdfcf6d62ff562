import type { practice as english } from '../en/practice.js';

export const practice: typeof english = {
  nothingLeft: 'Von dieser Art gibt es keine Aufgabe, die du noch nicht hattest. Soll ich die Auswahl erweitern?',
  noneOfLength: (mateIn) => `Zum Üben gibt es kein Matt in ${mateIn}. Soll ich nach einer anderen Länge suchen?`,
  noneLikeThat: 'Zum Üben gibt es keine solche Aufgabe. Soll ich die Auswahl erweitern?',
  noneYet: 'Noch gibt es keine Übungsaufgaben. Es kommen welche.',
  nothingAtAll: 'Du hattest schon alle Übungsaufgaben, die es gibt. Es kommen neue.',
  nothingLikeIt: (theme) => `Ein Thema ${theme} kenne ich nicht. Nimm eines von denen, die ich beim Tippen vorschlage.`,
  anyDifficulty: 'Egal wie schwer',
  anyTheme: 'Jedes Thema',
  anyLength: 'Jede Länge',
  anything: 'Irgendeine',
};
