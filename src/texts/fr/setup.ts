import type * as english from '../en/setup.js';
import { common, moves } from './common.js';

export const setup: typeof english.setup = {
  onlyOnDiscord:
    'Je ne publie que sur Discord, où il y a des salons : un admin le règle là-bas avec `/setup channel`. Rien n’a été enregistré ici.',
  noChannels: [
    '**Ici**, `/settings` règle ton échiquier, tes pièces, tes lettres, ta langue et ton fuseau horaire ; `/puzzles add` ajoute tes propres problèmes, et `/puzzles next` choisit ce qui vient.',
    '**Seulement sur Discord**, où il y a des salons, je publie tout seul : là, `/setup channel` règle le salon, l’heure, les longueurs, les fils et le bilan, `/setup role` qui prévenir, `/setup pause` m’arrête et `/setup test` fait un essai.',
  ].join('\n'),
  notSetUp: 'Rien n’est encore réglé. `/setup channel` me dit où et quand publier le problème du jour.',
  badTime: (written) =>
    `Je n’arrive pas à lire « ${written} » comme une heure ; écris-la comme \`9:00\`, \`18h30\` ou \`18:30\`.`,
  unknownZone: (written, near) =>
    `Je ne connais pas le fuseau horaire « ${written} ». ${near.length > 0 ? `Veux-tu dire ${common.or(near)} ?` : 'Donne le continent et la ville, comme `Europe/Paris`.'}`,
  channelGone:
    'Je ne vois pas ce salon, ou personne ne peut y écrire. Choisis un salon textuel de ce serveur que je peux voir.',
  notEveryone:
    'Je ne mentionne pas tout le monde. Choisis un rôle que les membres peuvent prendre eux-mêmes, ou n’en donne aucun.',
  rangeUpsideDown: (min, max) => `Le mat le plus court (${min}) ne doit pas être plus long que le plus long (${max}).`,
  noneInRange: (min, max, lengths) =>
    `Il n’y a aucun problème prouvé pour ${range(min, max)}. ${lengths.length > 0 ? `Il y a : ${lengths.map(([mateIn, count]) => `${count} × mat en ${mateIn}`).join(', ')}.` : 'Aucun n’est encore prouvé ; réessaie un peu plus tard.'}`,

  saved: '**Le problème du jour est réglé.**',
  shown: '**Le problème du jour de ce serveur**',
  place: (channel, time, zone) => `Publié dans ${channel} tous les jours à ${time} (${zone}).`,
  pings: (role) => (role ? `Mentionne ${role}.` : 'Ne mentionne personne.'),
  thread: (wanted) => (wanted ? 'Ouvre un fil sous chaque message.' : 'N’ouvre pas de fils.'),
  recap: (wanted) =>
    wanted ? 'Avant chaque problème du jour vient le bilan de la veille.' : 'Pas de bilan de la veille.',
  board: (isOpen) =>
    isOpen
      ? 'Les publications montrent l’échiquier à tous : les temps ne sont donc pas classés.'
      : 'Les publications cachent l’échiquier : le chrono de chacun part avec Commencer.',
  lengths: (min, max, count) =>
    `${capital(range(min, max))} : ${count < 2 ? `${count} problème commun prouvé` : `${count} problèmes communs prouvés`}. Les vôtres sont donnés quelle que soit leur longueur.`,
  ramp: (wanted) =>
    wanted
      ? 'Facile le lundi, plus difficile chaque jour jusqu’au dimanche.'
      : 'N’importe quelle difficulté, tous les jours.',
  language: (name) => `Langue des messages : ${name}.`,

  next: '**Prochaines publications**',
  rightNow: 'Tout de suite.',
  moment: (words, zone) => `${words}, ${zone}`,
  isPaused: '**En pause** : rien n’est publié tant que tu ne reprends pas.',
  pausedNow: 'En pause : rien n’est publié tant que tu ne reprends pas avec `/setup pause`. `/puzzle` marche toujours.',
  resumedNow: 'C’est reparti : le problème du jour est de nouveau publié.',
  pingsNow: (role) =>
    role ? `Désormais, chaque publication mentionne ${role}.` : 'Désormais, les publications ne mentionnent personne.',

  permissions: {
    'view channel': 'Voir le salon',
    'send messages': 'Envoyer des messages',
    'attach files': 'Joindre des fichiers',
    'read history': 'Voir les anciens messages',
    'create threads': 'Créer des fils publics',
    'send in threads': 'Envoyer des messages dans les fils',
    'mention roles': 'Mentionner @everyone, @here et tous les rôles',
  },
  permitted: 'J’ai toutes les permissions qu’il me faut là-bas.',
  missing: (channel, names) =>
    `⚠️ Dans ${channel}, il me manque ${names.length === 1 ? 'une permission' : 'des permissions'} : ${common.and(names.map(bold))}. Pour ${names.length === 1 ? 'la' : 'les'} donner : paramètres du salon → Permissions → mon rôle (ou « + » et mon nom) → autoriser. Ensuite, tout marche tout seul.`,
  goneNow: (channel) =>
    `⚠️ Je ne peux pas publier dans ${channel} : il est supprimé, ou je ne le vois plus. Donne-m’en un autre avec \`/setup channel\`.`,
  lastTrouble: (reason) => `⚠️ À la dernière tentative de publication : ${reason}`,
  notChecked: 'Je n’ai pas pu vérifier mes permissions à l’instant ; `/setup show` les vérifie encore.',

  testLine:
    '**Test** : voilà à quoi ressemble un problème du jour ici. Ce n’est qu’un exemple ; aucun jour n’est utilisé.',
  testTask: (side, mateIn) => `${side} jouent et font mat en ${moves(mateIn)}.`,
  testDone: (channel) => `Ça marche : un test est dans ${channel}.`,
  testGone: 'Ça n’a pas marché : je ne vois plus le salon. Donne-m’en un autre avec `/setup channel`.',
  testNotNow: 'Ça n’a pas marché à l’instant : Discord me demande d’attendre. Réessaie dans une minute.',
  testLost:
    'Discord n’a pas répondu ; je ne sais pas si le test est arrivé. Regarde dans le salon, et réessaie s’il n’y est pas.',

  pause: 'Mettre en pause',
  resume: 'Reprendre',
  tryIt: 'Publier un test',
};

const range = (min: number, max: number): string => (min === max ? `mat en ${min}` : `mat en ${min} à ${max}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const bold = (text: string): string => `**${text}**`;
