import type { practice as english } from '../en/practice.js';

export const practice: typeof english = {
  nothingLeft: 'Von dieser Art gibt es keine Aufgabe, die du noch nicht hattest. Soll ich die Auswahl erweitern?',
  nothingAtAll: 'Du hattest schon alle Übungsaufgaben, die es gibt. Es kommen neue.',
  nothingLikeIt: (theme) => `Ein Thema ${theme} kenne ich nicht. Nimm eines von denen, die ich beim Tippen vorschlage.`,
  anyDifficulty: 'Egal wie schwer',
  anyTheme: 'Jedes Thema',
  anyLength: 'Jede Länge',
  anything: 'Irgendeine',
};
