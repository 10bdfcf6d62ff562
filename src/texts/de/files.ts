import type { files as english } from '../en/files.js';

export const files: typeof english = {
  named: (name, fault) => `„${name}“: ${fault}`,
  notFetched: 'Ich konnte diese Datei nicht von Discord holen. Bitte schick sie noch einmal.',
  onlyUploads: 'Ich lese nur Dateien, die auf Discord hochgeladen sind. Hänge die Datei an den Befehl selbst an.',
  tooLarge: (size, limit) => `Die Datei hat ${size} MB, erlaubt sind ${limit} MB; teile sie in kleinere Dateien auf.`,
  tooLargeUnpacked: (limit) => `Der Inhalt der Datei ist größer als ${limit} MB; teile sie in kleinere Dateien auf.`,
  tooManyLines: (limit) =>
    `Von einer Datei werden höchstens ${limit} Zeilen gelesen; teile sie in kleinere Dateien auf.`,
  damaged: 'Die gepackte Datei ist beschädigt oder endet zu früh; packe sie neu, oder schick sie ungepackt.',
  packedTooTightly:
    'Diese Datei zu entpacken würde zu viel Speicher brauchen; packe sie mit höchstens `zstd -19`, oder schick sie ungepackt.',
  empty:
    'In der Datei ist keine Aufgabe; sie kann FEN- oder EPD-Zeilen, PGN, CSV, JSON-Zeilen oder Textbretter enthalten.',
  notText: 'Das ist keine Textdatei; speichere die Aufgaben als reinen Text (UTF-8).',
  columnMissing: (column) =>
    `Die erste Zeile nennt die Spalten einer Tabelle, aber \`${column}\` ist nicht dabei; ergänze sie.`,
  unreadable: 'Die Datei ließ sich nicht bis zum Ende lesen. Bitte schick sie noch einmal.',
};
