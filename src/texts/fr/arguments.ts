import type { args as english } from '../en/arguments.js';

export const args: typeof english = {
  inCommand: (command, fault) => `\`/${command}\` : ${fault}`,
  takesNo: (command, option, others) =>
    `\`/${command}\` ne connaît pas « ${option} »${others.length > 0 ? ` ; il connaît ${others.join(', ')}` : ''}.`,
  needs: (command, option, description) => `Il manque \`${option}\` à \`/${command}\` : ${description}.`,
  notAFile: (option) => `\`${option}\` est un texte, pas un fichier.`,
  oneOf: (option, choices) => `\`${option}\` est à choisir parmi ${choices.join(', ')}.`,
  tooLong: (option, most) => `\`${option}\` est trop long ; ${most} caractères au plus.`,
  wholeNumber: (option, min, max) => `\`${option}\` est un nombre entier de ${min} à ${max}.`,
  flag: (option) => `\`${option}\` vaut true ou false.`,
  channel: (option) => `\`${option}\` est un salon de ton serveur : choisis-en un dans la liste.`,
  role: (option) => `\`${option}\` est un rôle de ton serveur : choisis-en un dans la liste.`,
  member: (option) => `\`${option}\` est quelqu’un de cette discussion : nomme ou choisis une personne.`,
  file: (option) => `\`${option}\` est un fichier : joins-en un.`,
};
