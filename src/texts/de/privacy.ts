import type { privacy as english } from '../en/privacy.js';

export const privacy: typeof english = {
  exported: 'Das ist alles, was ich über dich gespeichert habe, von allen Servern. Niemand sonst bekommt es.',
  nothing: 'Ich habe nichts über dich gespeichert.',
  ask: 'Ich vergesse alles, was ich über dich gespeichert habe, auf allen Servern: deine Lösungen, Zeiten, Serien und Wertungen, deine Einstellungen und deine Meldungen. Das lässt sich nicht rückgängig machen. Mit `/privacy export` bekommst du vorher eine Kopie.',
  keep: 'Alles behalten',
  delete: 'Alles löschen',
  kept: 'Alles bleibt, wie es ist.',
  deleted: 'Erledigt: Ich habe nichts mehr über dich gespeichert. Wenn du wieder spielst, fängst du neu an.',
};
