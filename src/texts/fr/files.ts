import type { files as english } from '../en/files.js';

export const files: typeof english = {
  named: (name, fault) => `« ${name} » : ${fault}`,
  notFetched: 'Je n’ai pas pu récupérer ce fichier sur Discord. Renvoie-le, s’il te plaît.',
  onlyUploads: 'Je ne lis que les fichiers envoyés sur Discord. Joins le fichier à la commande elle-même.',
  tooLarge: (size, limit) =>
    `Le fichier fait ${size} Mo et la limite est de ${limit} Mo ; découpe-le en fichiers plus petits.`,
  tooLargeUnpacked: (limit) => `Le contenu du fichier dépasse ${limit} Mo ; découpe-le en fichiers plus petits.`,
  tooManyLines: (limit) => `Je lis au plus ${limit} lignes par fichier ; découpe-le en fichiers plus petits.`,
  damaged: 'Le fichier compressé est abîmé ou s’arrête trop tôt ; recompresse-le, ou envoie-le tel quel.',
  packedTooTightly:
    'Décompresser ce fichier prendrait trop de mémoire ; recompresse-le avec `zstd -19` au plus, ou envoie-le tel quel.',
  empty:
    'Il n’y a pas de problème dans ce fichier ; il peut contenir des lignes FEN ou EPD, du PGN, du CSV, des lignes JSON ou des échiquiers en texte.',
  notText: 'Ce n’est pas un fichier texte ; enregistre les problèmes en texte brut (UTF-8).',
  columnMissing: (column) =>
    `La première ligne nomme les colonnes d’un tableau, mais \`${column}\` n’y est pas ; ajoute-la.`,
  unreadable: 'Le fichier n’a pas pu être lu jusqu’au bout. Renvoie-le, s’il te plaît.',
};
