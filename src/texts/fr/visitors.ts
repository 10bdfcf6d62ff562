import type { visitors as english } from '../en/visitors.js';

export const visitors: typeof english = {
  guest: (number) => `Visiteur ${number}`,
  labels: {
    title: 'Qui joue ?',
    add: 'Nouveau visiteur…',
    rename: 'Renommer…',
    remove: 'Retirer de ce navigateur…',
    addTitle: 'Nouveau visiteur',
    name: 'Ton nom',
    whoSeesIt: 'Les autres le voient dans les classements et les résultats partagés.',
    addNow: 'Commencer à jouer',
    save: 'Enregistrer',
    removeAsk:
      'Plus personne ne pourra revenir sous ce nom. Les solutions et les séries restent ; pour les faire supprimer, utilise d’abord /privacy delete.',
    removeNow: 'Retirer',
    cancel: 'Annuler',
    close: 'Fermer',
  },
  playingAs: (name) => `Tu joues sous le nom de ${name} : changer`,
  renameTitle: (name) => `Un nouveau nom pour ${name}`,
  removeTitle: (name) => `Retirer ${name} de ce navigateur ?`,
  nameMissing: 'Écris un nom, s’il te plaît.',
  nameTooLong: (most) => `Un nom a au plus ${most} caractères.`,
  nameTaken: (name) => `Il y a déjà quelqu’un qui s’appelle ${name} dans ce navigateur.`,
  full: (most) => `Un navigateur a au plus ${most} visiteurs : retires-en d’abord un.`,
  gone: 'Ce visiteur n’est plus dans ce navigateur : recharge la page.',
  onlyOne: 'Le seul visiteur d’un navigateur ne peut pas être retiré.',
  changed: (name) => `Tu es maintenant ${name} dans ce navigateur : recharge la page.`,
  unknownBrowser:
    'Je ne reconnais plus ce navigateur : recharge la page et, si cela ne suffit pas, autorise-lui les cookies.',
};
