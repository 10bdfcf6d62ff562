import type { PuzzleName } from '../writing.js';
import { common } from './common.js';

/** What admins read when they add puzzles and see how they stand. */
export const library = {
  badId: (written: string) => `“${written}” is no number of a puzzle; write it like \`12\`.`,
  badIds: (written: string) => `“${written}” is no number of a puzzle; write \`12\` or \`12-40\`.`,
  noIds: 'Name the puzzles by their numbers, like `12` or `12-40,45`.',
  tooManyIds: (most: number) => `Name at most ${most} puzzles at a time.`,
  idsAndMore: (ids: string, more: number) => `${ids} and ${more} more`,
  andMore: (count: number) => `… and ${count} more`,

  fileOrPosition:
    'Give me either a file (FEN or EPD lines, PGN, the Lichess CSV, JSON lines or text boards) or a position.',
  yourPosition: 'Your position',
  /** About a file, by its name. */
  headed: (name: string, rest: string) => `**${name}**: ${rest}`,
  proving: (done: number, of: number, others: number) =>
    `proving: ${done} of ${common.puzzles(of)} done${others > 0 ? `; ${others === 1 ? '1 other line needs' : `${others} other lines need`} no proof` : ''}.`,
  skipped: (count: number) =>
    `${count === 1 ? '1 line' : `${count} lines`} without a mate theme ${count === 1 ? 'was' : 'were'} skipped.`,
  unnamed: (lines: string) => `Lines that were refused too: ${lines}.`,
  tooMany: (all: number, most: number) =>
    `That would make ${all} puzzles of this server wait for their proof, and I take up to ${most} at a time. Send a smaller file, or wait until more are proved.`,
  tooManyInFile: (most: number) =>
    `There are more than ${most} puzzles in the file, and I take up to ${most} at a time. Split it into smaller files.`,
  diskFull: (kept: number, puzzles: number) =>
    `My disk is full: I kept ${kept === 0 ? 'none' : `the first ${kept}`} of the ${puzzles} puzzles. Ask the operator to make room, and send the same file again; what is kept is not taken twice.`,

  someOf: (count: number, all: number) => `${count} of ${all}`,
  offerRelabel: (count: string, isOne: boolean) => `Take ${count} with ${isOne ? 'its' : 'their'} shorter mate`,
  offerAllow: (count: string) => `Accept ${count} with several keys`,
  relabelled: (outcome: string) => `**Taken with their shorter mate: ${outcome}.**`,
  allowed: (outcome: string) => `**Accepted with several keys: ${outcome}.**`,
  /** Only what is given now counts as taken. */
  taken: (given: number, cooked: number) =>
    `${common.puzzles(given)}${cooked > 0 ? `; ${cooked}${given > 0 ? ' more' : ''} ${cooked === 1 ? 'is' : 'are'} cooked` : ''}`,
  notAccepted: {
    sound: 'Sound already',
    'several keys': 'Accepted with several keys already',
    cooked: 'Cooked, for which there is `/puzzles allow`',
    'shorter mate': 'With a shorter mate, for which there is `/puzzles relabel`',
    'no mate': 'Without a mate, so that there is nothing to accept',
    'gave up': 'Too hard so far; `/puzzles verify` tries again',
    waiting: 'Not proved yet',
    common: 'Common puzzles, which are the operator’s',
    unknown: 'No puzzles of this server',
  },
  notAcceptedLine: (reason: string, ids: string) => `${reason}: ${ids}.`,

  ownQueue: '**Your own puzzles, next first**',
  noOwnQueue: 'None of your own puzzles is waiting to be given.',
  left: (unused: number, waiting: number, retried: number) =>
    `In all, ${unused === 1 ? '1 proved daily' : `${unused || 'no'} proved dailies`} left that this server has not had; ${waiting || 'no'} more to be proved${retried > 0 ? `, ${retried} of yours to be tried again` : ''}.`,
  harder: 'Common ones get harder from Monday to Sunday.',
  anyDifficulty: 'Common ones come in any difficulty.',

  total: (total: number, practice: number) =>
    `**${common.puzzles(total)}**${practice > 0 ? `, ${practice} of them for practice` : ''}`,
  unused: (count: number) => `dailies left that this server has not had: ${count}`,
  kinds: {
    sound: 'sound',
    'several keys': 'accepted with several keys',
    cooked: 'cooked',
    'shorter mate': 'shorter mate',
    'no mate': 'no mate',
    'gave up': 'too hard',
    waiting: 'waiting for the proof',
  },
  kindCount: (kind: string, count: number) => `${kind}: ${count}`,
  refusedInFolder: (count: number) =>
    `refused lines of the puzzles folder: ${count} (the operator’s terminal names them)`,
  notGiven: (count: number) => `**Your own that are not given: ${count}**`,
  moreInList: (count: number) => `… and ${count} more, in the list.`,
  showTells: (id: number) => `\`/puzzles show ${id}\` tells what can be made of it.`,
  listed: (id: number, source: string, line: number, verdict: string) => `#${id} (${source}, line ${line}): ${verdict}`,
  olderOnes: (count: number) => `There are ${count} more, with lower numbers.`,

  noneTooHard: 'None of this server’s own puzzles was too hard to prove.',
  timeUsedUp:
    'This server’s time for hard puzzles is used up for today. What is still too hard can be tried again tomorrow.',
  provedTomorrow:
    'This server’s time for hard puzzles is used up for today. Those that still wait for their proof go on tomorrow, as many as its time allows.',
  triedInVain: (count: number, seconds: number) =>
    `${common.puzzles(count)} ${count === 1 ? 'was' : 'were'} tried again already, with ${seconds}\u00a0s each, in vain. More needs an operator who raises SOLVE_SECONDS.`,
  trying: (seconds: number, done: number, of: number) =>
    `Trying again, with up to ${seconds}\u00a0s each: ${done} of ${of} done.`,
  decided: (decided: number, of: number) =>
    `**${decided} of ${common.puzzles(of)} decided.**${decided < of ? ' The others stay too hard.' : ''}`,
  moreDecided: (count: number) => `… and ${count} more: \`/puzzles show\` tells of each.`,

  noSuchPuzzle: (id: number) => `There is no puzzle #${id} here.`,
  stillOpen: (id: number, names: readonly PuzzleName[]) =>
    `You can still solve #${id}: ${common.and(names.map((name) => ('day' in name ? `the puzzle of ${name.day}` : `practice puzzle #${name.practice}`)))}. To show it ends your attempt, which will count as given up. Shall I show it?`,
  composed: 'Composed by me',
  from: (source: string, line: number) => `From ${source}, line ${line}`,
  origin: (place: string, use: string) => `${place}; ${use}.`,
  forAll: 'for all servers',
  yourOwn: 'your own',
  uses: { unproved: 'not proved yet', 'not given': 'not given', daily: 'a daily', practice: 'for practice' },
  askRemove: (id: number, place: string) =>
    `**#${id}** · ${place}\nShall I take it out? It will not be given any more; what was played stays.`,
  keepIt: 'Keep it',
  takeItOut: 'Take it out',
  notRemoved: (id: number) => `#${id} stays.`,
  removed: (id: number) => `#${id} is taken out and will not be given any more. To get it back, add it again.`,
  notOwn: (id: number) =>
    `#${id} is none of this server’s own puzzles. Their numbers are in \`/puzzles queue\` (those to be given), \`/puzzles stats\` (those that are not) and the reports of \`/puzzles add\`.`,

  nextHeading: '**What comes next**',
  nextWished: 'wished for',
  nextOwn: 'your own',
  nextCommon: 'After that, puzzles of the common stock.',
  nextOnlyCommon: 'Next come puzzles of the common stock. `/puzzles next` with a number puts one first.',
  wished: (id: number) => `#${id} comes with the next daily, after what was wished for before.`,
  unwished: (id: number) => `#${id} is wished for no more.`,
  cannotBeGiven: (id: number) => `There is no puzzle #${id} here that can be given.`,
  tooManyWishes: (most: number) => `${most} puzzles are wished for already; take one off first.`,
  takeOff: (id: number) => `Take #${id} off`,
};
