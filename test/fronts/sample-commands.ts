import { createHash } from 'node:crypto';
import { type Command, defineCommand } from '../../src/bot/command.js';
import type { Button, Reply } from '../../src/bot/reply.js';
import { plain } from '../../src/bot/text.js';
import type { ChessBoard, Picture } from '../../src/pictures/picture.js';
import { makeSpeech } from '../../src/texts/speech.js';
import { chessPicture } from '../../src/views/chess-boards.js';
import type { Gate } from './gate.js';

/** Composed for these tests: 1.Ra8#. */
export const SAMPLE_FEN = '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1';

export const HOSTILE =
  '<b>bold</b> <script>alert(1)</script> @everyone <@1> **stars** _line_ ~~gone~~ `code` ||spoiler|| [link](https://example.com) # \\ end';

export const MATED_FEN = 'R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1';

const board = (shown: ChessBoard): Picture => chessPicture(shown, makeSpeech('en'));

const MEDAL: Picture = {
  kind: 'card',
  card: {
    kind: 'solve',
    title: 'Mate in 1',
    subtitle: '18 November 2026',
    squares: [],
    figures: [{ label: 'Time', value: '12 s' }],
    footer: 'First of all',
  },
  alt: 'Solved in 12 s, first of all.',
};

const LAST_STEP = 3;
const COLOURS = ['white', 'red'];
const LIGHTS = ['dim', 'bright'];

/** Small commands that use, between them, all that a reply and an option can be. */
export const makeSampleCommands = ({ begun, gate }: { begun: Gate; gate: Gate }): readonly Command[] => [
  defineCommand({
    spec: {
      name: 'puzzle',
      description: 'Show the board of the day',
      greetsWith: {},
      options: [{ name: 'flipped', description: 'Seen from the other side', type: 'flag', internal: true }],
      audience: 'everyone',
      slow: false,
    },
    run: async (_, { flipped = false }) => ({
      text: '**White** to move and mate in **1**',
      pictures: [board({ fen: SAMPLE_FEN, orientation: flipped ? 'black' : 'white' })],
      buttons: [
        { label: 'Hint', style: 'primary', invoke: { command: 'hint', args: {} } },
        {
          label: 'Flip',
          style: 'secondary',
          inPlace: true,
          invoke: { command: 'puzzle', args: { flipped: !flipped } },
        },
        {
          label: 'Answer',
          style: 'secondary',
          ask: 'moves',
          invoke: { command: 'move', args: { date: '2026-11-18' } },
        },
        { label: 'Give up', style: 'danger', disabled: true, invoke: { command: 'steps', args: {} } },
      ],
      personal: true,
    }),
  }),
  defineCommand({
    spec: { name: 'hint', description: 'A first hint', options: [], audience: 'everyone', slow: false },
    run: async () => ({ text: 'The key is a check.', personal: true }),
  }),
  defineCommand({
    spec: {
      name: 'steps',
      description: 'Walk through three steps',
      options: [{ name: 'at', description: 'The step', type: 'integer', min: 1, max: LAST_STEP, internal: true }],
      audience: 'everyone',
      slow: false,
    },
    run: async (_, { at = 1 }) => step(at),
  }),
  defineCommand({
    spec: { name: 'review', description: 'Look back', options: [], audience: 'everyone', slow: false },
    run: async () => ({
      ...step(1),
      buttons: [{ label: 'Done', style: 'primary', inPlace: true, invoke: { command: 'hint', args: {} } }],
    }),
  }),
  defineCommand({
    spec: {
      name: 'move',
      description: 'Answer the puzzle',
      takesPlainLines: true,
      options: [
        {
          name: 'moves',
          description: 'One move or several',
          type: 'text',
          maxLength: 30,
          required: true,
          autocomplete: true,
        },
        { name: 'date', description: 'The day', type: 'text', maxLength: 10, internal: true },
      ],
      audience: 'everyone',
      slow: false,
    },
    run: async (_, { moves, date }) => ({
      text: `You played ${plain(moves)}${date ? ` of ${plain(date)}` : ''}.`,
      personal: true,
    }),
    complete: async (_, typed) =>
      ['Ra8', 'Ra7', 'Kf1']
        .filter((move) => move.toLowerCase().startsWith(typed.toLowerCase()))
        .map((move) => ({ name: `${move} (legal)`, value: move })),
  }),
  defineCommand({
    spec: {
      name: 'echo',
      description: 'Say it back to everyone',
      options: [{ name: 'text', description: 'What to say', type: 'text', maxLength: 40, required: true }],
      audience: 'everyone',
      slow: false,
    },
    run: async (_, { text }) => ({ text: `You said: ${plain(text)}`, personal: false }),
  }),
  defineCommand({
    spec: {
      name: 'count',
      description: 'Count down',
      options: [
        { name: 'from', description: 'Where to start', type: 'integer', min: 1, max: 9, required: true },
        { name: 'loud', description: 'In capitals', type: 'flag' },
      ],
      audience: 'everyone',
      slow: false,
    },
    run: async (_, { from, loud }) => {
      const words = `counting from ${from}`;
      return { text: loud ? words.toUpperCase() : words, personal: true };
    },
  }),
  defineCommand({
    spec: {
      name: 'files add',
      description: 'Take a file',
      options: [
        { name: 'file', description: 'The file to take', type: 'file', required: true },
        { name: 'note', description: 'A word about it', type: 'text', maxLength: 40 },
      ],
      audience: 'admins',
      slow: true,
    },
    run: async (_, { file, note = 'none' }) => {
      const bytes = await file.read();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { text: `${plain(file.name)}: ${bytes.length} bytes, ${sha256}, note: ${plain(note)}`, personal: true };
    },
  }),
  defineCommand({
    spec: { name: 'hostile', description: 'Repeat nasty words', options: [], audience: 'everyone', slow: false },
    run: async () => ({ text: plain(HOSTILE), personal: false }),
  }),
  defineCommand({
    spec: { name: 'diagram', description: 'A board in text', options: [], audience: 'everyone', slow: false },
    run: async () => ({ text: '**Rook** to `a8`:\n```\n8 . k\n7 . *\n```\nThat is all.', personal: true }),
  }),
  defineCommand({
    spec: { name: 'report', description: 'More than a message holds', options: [], audience: 'everyone', slow: false },
    run: async () => ({
      text: 'All in the file.',
      personal: true,
      file: { name: 'report.txt', text: 'Line 1: ♔ <b>\n' },
    }),
  }),
  defineCommand({
    spec: {
      name: 'lamp',
      description: 'Set a lamp',
      options: [
        { name: 'light', description: 'How bright', type: 'text', maxLength: 10, choices: LIGHTS },
        { name: 'colour', description: 'Which colour', type: 'text', maxLength: 10, choices: COLOURS },
      ],
      audience: 'everyone',
      slow: false,
    },
    run: async (_, { light = 'dim', colour = 'white' }) => lamp(light, colour),
  }),
  defineCommand({
    spec: { name: 'medal', description: 'Show a card', options: [], audience: 'everyone', slow: false },
    run: async () => ({
      text: 'Well done.',
      pictures: [MEDAL],
      personal: false,
    }),
  }),
  defineCommand({
    spec: {
      name: 'gallery',
      description: 'Several boards at once',
      options: [
        { name: 'boards', description: 'How many', type: 'integer', min: 1, max: 9 },
        { name: 'medals', description: 'Cards behind them', type: 'integer', min: 0, max: 9 },
      ],
      audience: 'everyone',
      slow: false,
    },
    run: async (_, { boards = 3, medals = 0 }) => gallery(boards, medals),
  }),
  defineCommand({
    spec: {
      name: 'greet',
      description: 'Greet somebody',
      options: [{ name: 'who', description: 'Whom to greet', type: 'member', required: true, autocomplete: true }],
      audience: 'everyone',
      slow: false,
    },
    run: async (_, { who }) => ({ text: `Good morning, ${plain(who)}.`, personal: true }),
    complete: async (_, typed) =>
      ['Grace', 'Gretel', 'Hans']
        .filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()))
        .map((name) => ({ name, value: name })),
  }),
  defineCommand({
    spec: {
      name: 'ranks',
      description: 'Who is ahead',
      options: [
        { name: 'top', description: 'How many places', type: 'integer', min: 1, max: 20 },
        { name: 'period', description: 'Since when', type: 'text', maxLength: 10, choices: ['today', 'week', 'ever'] },
        { name: 'club', description: 'Among whom', type: 'text', maxLength: 40, autocomplete: true },
        { name: 'by', description: 'What counts', type: 'text', maxLength: 10, choices: ['time', 'score'] },
      ],
      audience: 'everyone',
      slow: false,
    },
    run: async (_, args) => ({ text: plain(JSON.stringify(args)), personal: true }),
  }),
  defineCommand({
    spec: { name: 'place', description: 'Where this is', options: [], audience: 'everyone', slow: false },
    run: async ({ caller }) => ({ text: plain(caller.channelId ?? 'nowhere'), personal: true }),
  }),
  defineCommand({
    spec: { name: 'whoami', description: 'Who is asking', options: [], audience: 'everyone', slow: false },
    run: async ({ caller }) => ({ text: plain(`${caller.serverId} ${caller.userId} ${caller.name}`), personal: true }),
  }),
  defineCommand({
    spec: { name: 'rule', description: 'Only for admins', options: [], audience: 'admins', slow: false },
    run: async () => ({ text: 'As you command.', personal: true }),
  }),
  defineCommand({
    spec: { name: 'ponder', description: 'Answer late', options: [], audience: 'everyone', slow: true },
    run: async () => {
      begun.open();
      await gate.opened;
      return { text: 'Here it is at last.', personal: true };
    },
  }),
  defineCommand({
    spec: { name: 'work', description: 'Answer in several steps', options: [], audience: 'everyone', slow: true },
    run: async () => ({ text: 'Checked 0 of 2.', personal: true, updates: work(gate) }),
  }),
  defineCommand({
    spec: { name: 'broken', description: 'Fail at once', options: [], audience: 'everyone', slow: false },
    run: async () => {
      throw new Error('a bug in a command');
    },
  }),
  defineCommand({
    spec: { name: 'breaking', description: 'Fail half way', options: [], audience: 'everyone', slow: true },
    run: async () => ({ text: 'So far so good.', personal: true, updates: breaking() }),
  }),
];

function step(at: number): Reply {
  const go = (label: string, to: number): Button => ({
    label,
    style: 'secondary',
    inPlace: true,
    // At the ends a button leads nowhere, yet keeps its place: the others do not jump under the finger.
    disabled: to < 1 || to > LAST_STEP,
    invoke: { command: 'steps', args: { at: to } },
  });
  return {
    text: `Step ${at} of ${LAST_STEP}`,
    pictures: [
      at === LAST_STEP
        ? board({ fen: MATED_FEN, orientation: 'white', lastMove: 'a1a8' })
        : board({ fen: SAMPLE_FEN, orientation: 'white', arrow: { move: 'a1a8', meaning: 'solution' } }),
    ],
    buttons: [go('◀', at - 1), go('▶', at + 1)],
    menus: [
      {
        placeholder: 'Go to a step',
        options: [1, 2, 3].map((to) => ({
          label: `Step ${to}`,
          description: `number ${to} of ${LAST_STEP}`,
          invoke: { command: 'steps', args: { at: to } },
        })),
      },
    ],
    personal: true,
  };
}

/** They alternate between two positions, so that their order can be seen. */
function gallery(count: number, medals: number): Reply {
  const boards = Array.from({ length: count }, (_, index) =>
    board({ fen: index % 2 === 0 ? SAMPLE_FEN : MATED_FEN, orientation: 'white' }),
  );
  return {
    text: `${count + medals} on the wall`,
    pictures: [...boards, ...Array.from({ length: medals }, () => MEDAL)],
    buttons: [{ label: 'One', style: 'primary', inPlace: true, invoke: { command: 'gallery', args: { boards: 1 } } }],
    personal: true,
  };
}

function lamp(light: string, colour: string): Reply {
  const set = (changes: object) => ({ command: 'lamp', args: { light, colour, ...changes } });
  return {
    text: `A ${plain(colour)} lamp, ${plain(light)}.`,
    menus: [
      { placeholder: 'Colour', options: COLOURS.map((each) => ({ label: each, invoke: set({ colour: each }) })) },
      { placeholder: 'Light', options: LIGHTS.map((each) => ({ label: each, invoke: set({ light: each }) })) },
    ],
    personal: true,
  };
}

async function* work(gate: Gate): AsyncIterable<Reply> {
  await gate.opened;
  yield { text: 'Checked 1 of 2.', personal: true };
  yield {
    text: 'Checked 2 of 2: done.',
    buttons: [{ label: 'Again', style: 'primary', inPlace: true, invoke: { command: 'work', args: {} } }],
    personal: true,
  };
}

async function* breaking(): AsyncIterable<Reply> {
  yield { text: 'Still good.', personal: true };
  throw new Error('a bug in an update');
}
