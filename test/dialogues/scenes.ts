import { BACK_RANK, BACK_RANK_BLACK, CLASSIC_11, FOUR_VERDICTS } from '../support/positions.js';
import type { Scene } from './script.js';

const SETUP = { channel: '#chess', time: '9:00', timezone: 'Europe/Berlin' };

const A_DAY_IN_THE_CLUB: Scene = {
  title: 'a day in the club',
  puzzles: `${FOUR_VERDICTS} dm 2; id "Ladder";`,
  people: { Ada: { admin: true }, Ben: {}, Cleo: {} },
  secrets: ['Kf7', 'Rh1', 'Ladder'],
  steps: [
    {
      who: 'Ada',
      says: 'setup channel',
      with: SETUP,
      sees: ['The daily is set up.', '09:00 (Europe/Berlin)', 'Next posts'],
    },
    {
      at: '2026-11-17T08:00:00Z',
      sees: ['White to move and mate in 2', 'Nobody has solved it yet'],
      buttons: ['Start', 'Hint', 'Rules'],
      picture: 'White to move and mate in 2. 17 November 2026. The board is behind the curtain until you press Start.',
      pings: 'nobody',
    },
    { who: 'Ben', presses: 'Rules', on: 'the post', sees: ['Every move that keeps the shortest mate counts as right'] },
    { who: 'Ben', presses: 'Hint', on: 'the post', sees: ['Look at the board first'] },
    {
      who: 'Ben',
      presses: 'Start',
      on: 'the post',
      sees: ['White to move and mate in 2', 'your clock is running'],
      picture: 'White: king f6, rook g1. Black: king h8.',
      buttons: ['Move', 'Hint', 'Give up', 'Flip', 'Text board'],
      menu: ['♔ King f6', '♖ Rook g1'],
    },
    { who: 'Ben', begins: ['move', 'moves', 'kf'], offered: ['Kf5', 'Kf7'] },
    { who: 'Ben', presses: 'Move', types: 'Rg8+', sees: ['Rg8+ lets Black escape the mate in 2 with Kxg8'] },
    { who: 'Ben', says: 'puzzle', sees: ['your clock'] },
    { who: 'Ben', chooses: '♔ King f6', sees: ['mate in 2'] },
    { who: 'Ben', chooses: 'f7', sees: ['Right: 1.Kf7 Kh7. Now mate in 1.'] },
    { restart: true },
    { elapses: '2026-11-17T08:01:00Z' },
    {
      who: 'Ben',
      presses: 'Move',
      types: 'Rh1',
      sees: ['Mate!', 'Solved in', '1 wrong try', 'Streak: 1 day', '1st of 1 today'],
    },
    { thePost: true, sees: ['1 member has solved it.'], buttons: ['Start', 'Hint', 'Rules'] },
    { who: 'Ben', presses: 'Why not …?', types: 'Rg7', sees: ['Rg7 is stalemate'] },
    { who: 'Ben', says: 'share', sees: ['Ben', 'mate in 2'], isPublic: true },
    { who: 'Cleo', says: 'move', with: { moves: 'Kf7' }, sees: ['Look at the board first'] },
    { who: 'Cleo', says: 'recap', with: { date: 'today' }, sees: ['comes tomorrow, when the day is over'] },
    {
      at: '2026-11-18T08:00:00Z',
      sees: ['Recap of 17 November 2026', '1 of 1 solved it.', '🥇 Ben', '100% tried Rg8+, refuted by Kxg8.'],
      buttons: ['Solution', 'Today’s puzzle'],
      picture: 'White: king f6, rook g8. Black: king h8.',
      pings: 'nobody',
    },
  ],
};

const LETTERS_AND_LANGUAGES: Scene = {
  title: 'members of three languages, each in their own letters',
  puzzles: `${BACK_RANK} dm 1;`,
  people: { Dora: { locale: 'de' }, Emile: { locale: 'fr' }, Fedor: { locale: 'ru' } },
  secrets: [],
  steps: [
    { who: 'Dora', says: 'puzzle', sees: ['Weiß zieht und setzt in 1 Zug matt'], picture: 'Weiß: König g1, Turm e1.' },
    { who: 'Dora', begins: ['move', 'moves', 'te8'], offered: ['Te8'] },
    { who: 'Dora', says: 'move', with: { moves: 'Te8' }, sees: ['1.Te8#', 'Matt!'] },
    { who: 'Emile', says: 'puzzle', sees: ['mat en 1'] },
    { who: 'Emile', says: 'move', with: { moves: 'Te8' }, sees: ['1.Te8#'] },
    { who: 'Fedor', says: 'puzzle', sees: ['White to move and mate in 1'] },
    { who: 'Fedor', says: 'settings', with: { notation: 'russian' }, sees: ['Кр'] },
    { who: 'Fedor', says: 'move', with: { moves: 'Лe8' }, sees: ['1.Лe8#', 'Mate!'] },
  ],
};

const EVERYWHERE: Scene = {
  title: 'in another club, in direct messages and among others',
  puzzles: `${BACK_RANK_BLACK} dm 1;`,
  practice: `${CLASSIC_11} dm 2;`,
  people: {
    Ada: { admin: true },
    Gert: { place: 'another club', admin: true },
    Hanna: { place: 'direct message' },
    Ivo: { place: 'among others' },
  },
  secrets: ['Re1', 'Ra6'],
  steps: [
    { who: 'Ada', says: 'setup channel', with: SETUP, sees: ['The daily is set up.'] },
    { who: 'Gert', says: 'setup show', sees: ['Nothing is set up yet.'], seesNot: ['Berlin'] },
    { who: 'Hanna', says: 'puzzle', sees: ['Black to move and mate in 1'] },
    { who: 'Hanna', says: 'setup show', sees: ['for the admins of a server'] },
    { who: 'Ivo', says: 'puzzle', sees: ['Black to move and mate in 1'] },
    { who: 'Ivo', says: 'move', with: { moves: 're1' }, sees: ['1...Re1# Mate!'] },
    { who: 'Hanna', says: 'practice', sees: ['White to move and mate in 2', 'Practice puzzle'] },
    { who: 'Hanna', says: 'privacy export', sees: [] },
  ],
};

/** 1.Kg6 Kg8, and then the pawn mates as a queen or as a rook. */
const PROMOTION = '7k/P7/5K2/8/8/8/8/8 w - - 0 1';

const AN_ADMINS_WEEK: Scene = {
  title: 'an admin’s week: a role, a thread, a lost permission, a wish and a pause',
  puzzles: `${FOUR_VERDICTS} dm 2;\n${BACK_RANK} dm 1;\n${CLASSIC_11} dm 2;`,
  people: { Ada: { admin: true }, Ben: {} },
  secrets: ['Kf7', 'Re8', 'Ra6'],
  steps: [
    { who: 'Ben', says: 'setup show', sees: ['for the admins of this server'] },
    { who: 'Ada', says: 'setup test', sees: ['Nothing is set up yet'] },
    {
      who: 'Ada',
      says: 'setup channel',
      with: { ...SETUP, role: '@players', thread: true },
      sees: ['Opens a thread under every post.', 'I have all the permissions'],
    },
    { at: '2026-11-17T08:00:00Z', sees: ['to move and mate in'], pings: 'the role' },
    { who: 'Ada', says: 'puzzles next', with: { id: '2' }, sees: ['#2'] },
    { forbids: ['SendMessages'] },
    { who: 'Ada', says: 'setup show', sees: ['In', 'I lack a permission: Send Messages', 'To grant it'] },
    { elapses: '2026-11-18T08:00:00Z' },
    { who: 'Ada', isWritten: true, sees: ['I cannot post the daily in', 'Send Messages'] },
    { forbids: [] },
    { who: 'Ada', says: 'setup show', sees: ['I have all the permissions'] },
    { at: '2026-11-18T12:00:00Z', sees: ['White to move and mate in 1'], pings: 'the role' },
    { who: 'Ben', says: 'puzzle', with: { date: 'yesterday' }, sees: ['mate in', '17 November 2026'] },
    { who: 'Ada', says: 'setup pause', sees: ['Paused'] },
    { who: 'Ada', says: 'setup test', sees: ['It works: a test is in'], alsoPosts: true },
  ],
};

const MENUS_ALONE: Scene = {
  title: 'a pawn promoted from menus alone, and several moves in one answer',
  puzzles: `${PROMOTION} dm 2;`,
  people: { Ben: {}, Cleo: {} },
  secrets: ['Kg6', 'a8'],
  steps: [
    { who: 'Ben', says: 'puzzle', sees: ['White to move and mate in 2'], menu: ['♙ Pawn a7', '♔ King f6'] },
    { who: 'Ben', chooses: '♔ King f6', sees: ['mate in 2'] },
    { who: 'Ben', presses: 'Other piece', menu: ['♙ Pawn a7', '♔ King f6'] },
    { who: 'Ben', chooses: '♔ King f6', sees: ['mate in 2'] },
    { who: 'Ben', chooses: 'g6', sees: ['Right: 1.Kg6 Kg8. Now mate in 1.'] },
    { who: 'Ben', chooses: '♙ Pawn a7', sees: ['mate in 1'] },
    { who: 'Ben', chooses: 'a8', menu: ['♕ Queen', '♖ Rook', '♗ Bishop', '♘ Knight'] },
    { who: 'Ben', chooses: '♖ Rook', sees: ['2.a8=R# Mate!'], buttons: ['Solution', 'Share', 'Why not …?'] },
    { who: 'Cleo', says: 'puzzle', sees: ['White to move'] },
    { who: 'Cleo', presses: 'Move', types: 'Kg6 a8=Q', sees: ['1.Kg6 Kg8 2.a8=Q# Mate!'] },
  ],
};

export const SCENES: readonly Scene[] = [
  A_DAY_IN_THE_CLUB,
  LETTERS_AND_LANGUAGES,
  EVERYWHERE,
  AN_ADMINS_WEEK,
  MENUS_ALONE,
];
