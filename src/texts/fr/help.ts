import type * as english from '../en/help.js';

export const help: typeof english.help = {
  first: (moves) => [
    '**Matinee** propose un problème d’échecs par jour : mat en N, prouvé coup par coup.',
    `Réponds avec le menu sous l’échiquier, ou écris un coup comme ${moves.join(', ')}.`,
    '',
    '`/puzzle` montre l’échiquier du jour et lance ton chrono',
    '`/move` répond avec un coup ou plusieurs',
    '`/hint` en dit un peu plus à chaque fois',
    '`/solution` montre toute la preuve',
    '`/stats` montre tes chiffres, `/leaderboard` ta place',
  ],
  rules: [
    '**Mat en N** : trouve le coup qui fait mat en N coups, les tiens, quoi que joue l’adversaire.',
    'Tout coup qui garde le mat le plus court est juste, pas seulement une suite enregistrée.',
    'Un coup qui mate un ou deux coups plus tard ne coûte rien, pas plus qu’un coup dont on ne sait rien. Tout autre est un essai manqué : tu vois la défense qui le réfute.',
    'Ton chrono tourne de `/puzzle` ou Commencer jusqu’au mat. Indices et essais manqués coûtent des points : `/help scoring`.',
    'Abandonner montre la solution et termine l’essai.',
  ],
  scoring: [
    '**Points** : un problème du jour ouvert le jour même et résolu avant la fin du lendemain rapporte un dixième de sa difficulté, de 60 à 300 points.',
    'Chaque essai manqué en retire un cinquième et chaque indice trois vingtièmes, mais un dixième reste toujours.',
    'Ton temps n’y compte pas, un mat plus lent ne coûte rien, et abandonner ne rapporte rien.',
    '',
    '**Série** : les problèmes du jour que tu résous d’affilée, selon tes propres jours (`/settings`). Tous les 7, un joker, qui sauve un jour manqué ; trois au plus sont gardés.',
    '**Cote** : Glicko-2, sur les premiers essais seulement : gagné sans essai manqué ni indice. Le nombre après ± dit combien elle est incertaine.',
    '**Temps** : de `/puzzle` ou Commencer jusqu’au mat. Un temps trop court pour un humain ne figure sur aucun tableau : moins de 1 seconde plus une demi-seconde par coup.',
    '**Place du jour** : d’abord le moins d’essais manqués et d’indices, puis le temps le plus court.',
  ],
  notation: (forms, several) => [
    `Un coup peut s’écrire ${forms.join(', ')}, avec ou sans ses signes ; plusieurs à la fois : ${several}.`,
    'Tes propres lettres pour les pièces passent d’abord, les anglaises marchent toujours, les figurines aussi.',
    'Une majuscule est la pièce ; une minuscule qui peut être une colonne, comme `c`, est d’abord le pion.',
  ],
  commandsTitle: '**Toutes les commandes**',
  adminsTitle: '**Commandes des admins**',
  rulesButton: 'Règles',
  scoringButton: 'Points',
  commandsButton: 'Commandes',
  adminsButton: 'Pour les admins',
  notationButton: 'Écrire les coups',
};
