import type { visitors as english } from '../en/visitors.js';

export const visitors: typeof english = {
  guest: (number) => `Gast ${number}`,
  labels: {
    title: 'Wer spielt?',
    add: 'Neuer Gast…',
    rename: 'Umbenennen…',
    remove: 'Aus diesem Browser entfernen…',
    addTitle: 'Neuer Gast',
    name: 'Dein Name',
    whoSeesIt: 'Andere sehen ihn in Ranglisten und geteilten Ergebnissen.',
    addNow: 'Losspielen',
    save: 'Speichern',
    removeAsk:
      'Dann kann niemand mehr unter diesem Namen zurückkommen. Lösungen und Serien bleiben; sollen sie gelöscht werden, benutze vorher /privacy delete.',
    removeNow: 'Entfernen',
    cancel: 'Abbrechen',
    close: 'Schließen',
  },
  playingAs: (name) => `Du spielst als ${name}: wechseln`,
  renameTitle: (name) => `Ein neuer Name für ${name}`,
  removeTitle: (name) => `${name} aus diesem Browser entfernen?`,
  nameMissing: 'Bitte gib einen Namen ein.',
  nameTooLong: (most) => `Ein Name hat höchstens ${most} Zeichen.`,
  nameTaken: (name) => `In diesem Browser heißt schon jemand ${name}.`,
  full: (most) => `In einem Browser ist Platz für höchstens ${most}: Entferne zuerst jemanden.`,
  gone: 'Diesen Gast gibt es in diesem Browser nicht mehr: Lade die Seite neu.',
  onlyOne: 'Wer allein in einem Browser ist, lässt sich nicht entfernen.',
  changed: (name) => `In diesem Browser bist du jetzt ${name}: Lade die Seite neu.`,
  unknownBrowser:
    'Ich kenne diesen Browser nicht mehr: Lade die Seite neu, und wenn das nicht hilft, erlaube ihr Cookies.',
};
