import type * as english from '../en/library.js';
import { common } from './common.js';

export const library: typeof english.library = {
  badId: (written) => `« ${written} » n’est pas un numéro de problème ; écris-le comme \`12\`.`,
  badIds: (written) => `« ${written} » n’est pas un numéro de problème ; écris \`12\` ou \`12-40\`.`,
  noIds: 'Donne les numéros des problèmes, comme `12` ou `12-40,45`.',
  tooManyIds: (most) => `Donne au plus ${most} problèmes à la fois.`,
  idsAndMore: (ids, more) => `${ids} et ${others(more)}`,
  andMore: (count) => `… et ${others(count)}`,

  fileOrPosition:
    'Donne-moi soit un fichier (lignes FEN ou EPD, PGN, CSV de Lichess, lignes JSON ou échiquiers en texte), soit une position.',
  yourPosition: 'Ta position',
  headed: (name, rest) => `**${name}** : ${rest}`,
  proving: (done, of, left) =>
    `preuve en cours : ${done} sur ${common.puzzles(of)}${left > 0 ? ` ; ${left === 1 ? '1 autre ligne n’a' : `${left} autres lignes n’ont`} pas besoin de preuve` : ''}.`,
  skipped: (count) =>
    count === 1 ? '1 ligne sans thème de mat a été sautée.' : `${count} lignes sans thème de mat ont été sautées.`,
  unnamed: (lines) => `Lignes refusées aussi : ${lines}.`,
  tooMany: (all, most) =>
    `Cela ferait ${all} problèmes de ce serveur en attente de preuve, et j’en prends jusqu’à ${most} à la fois. Envoie un fichier plus petit, ou attends que d’autres soient prouvés.`,
  tooManyInFile: (most) =>
    `Il y a plus de ${most} problèmes dans le fichier, et j’en prends jusqu’à ${most} à la fois. Partage-le en fichiers plus petits.`,
  diskFull: (kept, puzzles) =>
    `Mon disque est plein : sur les ${puzzles} problèmes, ${kept === 0 ? 'je n’en ai gardé aucun' : `j’ai gardé les ${kept} premiers`}. Demande à l’opérateur de faire de la place et renvoie le même fichier ; ce qui est gardé n’est pas pris deux fois.`,

  someOf: (count, all) => `${count} sur ${all}`,
  offerRelabel: (count) => `En prendre ${count} avec le mat plus court`,
  offerAllow: (count) => `En accepter ${count} avec plusieurs clés`,
  relabelled: (outcome) => `**Pris avec leur mat plus court : ${outcome}.**`,
  allowed: (outcome) => `**Acceptés avec plusieurs clés : ${outcome}.**`,
  taken: (given, cooked) =>
    `${common.puzzles(given)}${cooked > 0 ? ` ; ${given > 0 ? others(cooked) : cooked} ${cooked === 1 ? 'est démoli' : 'sont démolis'}` : ''}`,
  notAccepted: {
    sound: 'Déjà corrects',
    'several keys': 'Déjà acceptés avec plusieurs clés',
    cooked: 'Démolis ; pour cela il y a `/puzzles allow`',
    'shorter mate': 'Avec un mat plus court ; pour cela il y a `/puzzles relabel`',
    'no mate': 'Sans mat ; il n’y a rien à accepter',
    'gave up': 'Trop difficiles jusqu’ici ; `/puzzles verify` réessaie',
    waiting: 'Pas encore prouvés',
    common: 'Problèmes communs, qui sont ceux de l’opérateur',
    unknown: 'Pas des problèmes de ce serveur',
  },
  notAcceptedLine: (reason, ids) => `${reason} : ${ids}.`,

  ownQueue: '**Vos propres problèmes, le prochain d’abord**',
  noOwnQueue: 'Aucun de vos propres problèmes n’attend d’être donné.',
  left: (unused, waiting, retried) =>
    `En tout, il ${unused === 0 ? 'ne reste aucun problème prouvé' : `reste ${unused} ${unused === 1 ? 'problème prouvé' : 'problèmes prouvés'}`} que ce serveur n’a pas encore ${unused < 2 ? 'eu' : 'eus'} ; ${waiting < 2 ? `${waiting || 'aucun'} autre` : `${waiting} autres`} à prouver${retried > 0 ? `, ${retried} des vôtres à réessayer` : ''}.`,
  harder: 'Les problèmes communs deviennent plus difficiles du lundi au dimanche.',
  anyDifficulty: 'Les problèmes communs viennent dans n’importe quelle difficulté.',

  total: (total, practice) =>
    `**${common.puzzles(total)}**${practice > 0 ? `, dont ${practice} pour l’entraînement` : ''}`,
  unused: (count) => `problèmes du jour que ce serveur n’a pas encore eus : ${count}`,
  kinds: {
    sound: 'corrects',
    'several keys': 'acceptés avec plusieurs clés',
    cooked: 'démolis',
    'shorter mate': 'mat plus court',
    'no mate': 'pas de mat',
    'gave up': 'trop difficiles',
    waiting: 'en attente de preuve',
  },
  kindCount: (kind, count) => `${kind} : ${count}`,
  refusedInFolder: (count) =>
    `lignes refusées du dossier des problèmes : ${count} (le terminal de l’opérateur les nomme)`,
  notGiven: (count) => `**Les vôtres qui ne sont pas donnés : ${count}**`,
  moreInList: (count) => `… et ${others(count)}, dans la liste.`,
  showTells: (id) => `\`/puzzles show ${id}\` dit ce qu’on peut en faire.`,
  listed: (id, source, line, verdict) => `N° ${id} (${source}, ligne ${line}) : ${verdict}`,
  olderOnes: (count) => `Il y en a ${others(count)}, avec des numéros plus petits.`,

  noneTooHard: 'Aucun des problèmes de ce serveur n’était trop difficile à prouver.',
  timeUsedUp:
    'Le temps de calcul de ce serveur pour les problèmes difficiles est épuisé pour aujourd’hui. Ce qui reste trop difficile pourra être réessayé demain.',
  provedTomorrow:
    'Le temps de calcul de ce serveur pour les problèmes difficiles est épuisé pour aujourd’hui. Pour ceux qui attendent encore leur preuve, cela continue demain, autant que ce temps le permet.',
  triedInVain: (count, seconds) =>
    `${common.puzzles(count)} ${count === 1 ? 'a déjà été réessayé' : 'ont déjà été réessayés'}, avec ${seconds}\u00a0s chacun, en vain. Pour plus, il faut que l’opérateur augmente SOLVE_SECONDS.`,
  trying: (seconds, done, of) => `Nouvel essai, avec jusqu’à ${seconds}\u00a0s chacun : ${done} sur ${of}.`,
  decided: (decided, of) =>
    `**${decided} sur ${common.puzzles(of)} ${decided > 1 ? 'décidés' : 'décidé'}.**${decided < of ? ' Les autres restent trop difficiles.' : ''}`,
  moreDecided: (count) => `… et ${others(count)} : \`/puzzles show\` parle de chacun.`,

  noSuchPuzzle: (id) => `Il n’y a pas de problème n° ${id} ici.`,
  stillOpen: (id, names) =>
    `Tu peux encore résoudre le n° ${id} : ${common.and(names.map((name) => ('day' in name ? `le problème du ${name.day}` : `l’exercice n° ${name.practice}`)))}. Le montrer met fin à ton essai, qui comptera comme abandonné. Je le montre ?`,
  composed: 'Composé par moi',
  from: (source, line) => `De ${source}, ligne ${line}`,
  origin: (place, use) => `${place} ; ${use}.`,
  forAll: 'pour tous les serveurs',
  yourOwn: 'l’un des vôtres',
  uses: {
    unproved: 'pas encore prouvé',
    'not given': 'pas donné',
    daily: 'un problème du jour',
    practice: 'pour l’entraînement',
  },
  askRemove: (id, place) =>
    `**n° ${id}** · ${place}\nDois-je le retirer ? Il ne sera plus donné ; ce qui a été joué reste.`,
  keepIt: 'Garder',
  takeItOut: 'Retirer',
  notRemoved: (id) => `Le n° ${id} reste.`,
  removed: (id) => `Le n° ${id} est retiré et ne sera plus donné. Pour le récupérer, ajoute-le de nouveau.`,
  notOwn: (id) =>
    `Le n° ${id} n’est pas un des problèmes de ce serveur. Leurs numéros sont dans \`/puzzles queue\` (ceux à donner), \`/puzzles stats\` (ceux qui ne le sont pas) et les rapports de \`/puzzles add\`.`,

  nextHeading: '**Ce qui vient ensuite**',
  nextWished: 'souhaité',
  nextOwn: 'l’un des vôtres',
  nextCommon: 'Après cela, des problèmes du fonds commun.',
  nextOnlyCommon:
    'Ensuite viennent des problèmes du fonds commun. `/puzzles next` avec un numéro en fait passer un devant.',
  wished: (id) => `Le n° ${id} vient avec le prochain problème du jour, après ce qui était souhaité avant.`,
  unwished: (id) => `Le n° ${id} n’est plus souhaité.`,
  cannotBeGiven: (id) => `Il n’y a pas de problème n° ${id} ici qui puisse être donné.`,
  tooManyWishes: (most) => `${most} problèmes sont déjà souhaités ; retires-en un d’abord.`,
  takeOff: (id) => `Retirer le n° ${id}`,
};

const others = (count: number): string => (count === 1 ? '1 autre' : `${count} autres`);
