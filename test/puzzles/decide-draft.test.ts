import { describe, expect, it } from 'vitest';
import { positionOfFen } from '../../src/games/chess/position.js';
import { type Decision, decideAdded, decideInFolder } from '../../src/puzzles/decide-draft.js';
import type { Draft } from '../../src/puzzles/draft.js';
import { entryOf, type KnownPuzzle, nameDraft, type Terms, termsFor } from '../../src/puzzles/known-puzzle.js';
import { planDrafts } from '../../src/puzzles/plan-drafts.js';
import { BACK_RANK } from '../support/positions.js';

/** The same position, mirrored. */
const MIRRORED = BACK_RANK.split(' ')
  .map((field, index) =>
    index === 0
      ? field
          .split('/')
          .map((rank) => [...rank].reverse().join(''))
          .join('/')
      : field,
  )
  .join(' ');

const draft = (fen: string, claimedMateIn = 1, line = 1): Draft => ({
  line,
  position: positionOfFen(fen),
  claimedMateIn,
});

const FOLDER: Terms = {
  source: 'a.epd',
  purpose: 'daily',
  severalKeys: false,
  owner: '',
  origin: 'folder',
  now: 0,
};
const BY_HAND: Terms = { ...FOLDER, source: 'b.epd', origin: 'added' };

const known = (of: Draft, terms: Terms, others: Partial<KnownPuzzle> = {}): KnownPuzzle => ({
  ...entryOf(nameDraft(of), termsFor(of, terms)),
  id: 7,
  owner: terms.owner,
  verdict: 'sound',
  relabelled: false,
  ...others,
});

const short = (decision: Decision) =>
  decision.kind === 'new'
    ? 'new'
    : `${decision.kind} ${decision.kind === 'duplicate' ? decision.of.id : decision.as.id}`;

describe('a line of the puzzles folder', () => {
  const decide = (line: Draft, puzzles: readonly KnownPuzzle[], isSeen = false) =>
    short(decideInFolder(FOLDER, nameDraft(line), puzzles, () => isSeen));
  const line = draft(BACK_RANK);

  it.each<[string, string, KnownPuzzle[], boolean?]>([
    ['is new where nothing is similar', 'new', []],
    ['is the puzzle that it was the last time', 'known 7', [known(line, FOLDER)]],
    ['is a duplicate of a twin that was read before it', 'duplicate 7', [known(draft(MIRRORED), FOLDER)], true],
    ['is new beside a twin that the folder had before', 'new', [known(draft(MIRRORED), FOLDER)]],
    ['corrects an earlier line that contradicts it', 'corrected 7', [known(draft(BACK_RANK, 2), FOLDER)], true],
    ['is a duplicate of what was added by hand', 'duplicate 7', [known(line, BY_HAND)]],
    ['replaces what was added by hand but cannot be given', 'known 7', [known(line, BY_HAND, { verdict: 'cooked' })]],
    [
      'is new beside an added twin that cannot be given',
      'new',
      [known(draft(MIRRORED), BY_HAND, { verdict: 'no mate' })],
    ],
  ])('%s', (_, decided, puzzles, isSeen) => {
    expect(decide(line, puzzles, isSeen)).toBe(decided);
  });
});

describe('a puzzle that is added by hand', () => {
  const decide = (line: Draft, puzzles: readonly KnownPuzzle[]) =>
    short(decideAdded(BY_HAND, nameDraft(line), puzzles, () => false));
  const line = draft(BACK_RANK);
  const elsewhere: Terms = { ...BY_HAND, source: 'c.epd' };

  it.each<[string, string, KnownPuzzle[]]>([
    ['is new where nothing is similar', 'new', []],
    ['is known when its line was taken before', 'known 7', [known(line, BY_HAND)]],
    ['is a duplicate of the same position in another file', 'duplicate 7', [known(line, elsewhere)]],
    ['is a duplicate of a twin', 'duplicate 7', [known(draft(MIRRORED), FOLDER)]],
    ['is new beside a twin that was withdrawn', 'new', [known(draft(MIRRORED), FOLDER, { withdrawnAt: 1 })]],
    ['comes back when it was withdrawn', 'returned 7', [known(line, elsewhere, { withdrawnAt: 1 })]],
    [
      'corrects a claim that was wrong',
      'corrected 7',
      [known(draft(BACK_RANK, 3), elsewhere, { verdict: 'shorter mate' })],
    ],
    ['does not change the claim of a sound one', 'duplicate 7', [known(draft(BACK_RANK, 3), elsewhere)]],
  ])('%s', (_, decided, puzzles) => {
    expect(decide(line, puzzles)).toBe(decided);
  });
});

describe('what is written for a batch', () => {
  const stored = known(draft(BACK_RANK), FOLDER, { name: 'Back rank' });
  const plan = (...drafts: Draft[]) =>
    planDrafts(FOLDER, drafts.map(nameDraft), new Map([[stored.twin, [stored]]]), decideInFolder);

  it('is nothing where the file says what it said before', () => {
    expect(plan(draft(BACK_RANK))).toMatchObject({ added: [], changed: [] });
  });

  it('keeps a name that the line does not take back', () => {
    expect(plan(draft(BACK_RANK, 1, 5)).changed).toMatchObject([
      { id: 7, line: 5, name: 'Back rank', verdict: 'sound' },
    ]);
  });

  it('has another claim judged anew', () => {
    expect(plan(draft(BACK_RANK, 2)).changed).toMatchObject([{ id: 7, claimedMateIn: 2, verdict: 'waiting' }]);
  });

  it('is one change when a later line of the batch corrects an earlier one', () => {
    const { changed, outcome } = plan(draft(BACK_RANK, 2, 1), draft(BACK_RANK, 3, 2));
    expect(changed).toMatchObject([{ id: 7, claimedMateIn: 3, line: 2 }]);
    expect(outcome(new Map()).map(({ kind }) => kind)).toEqual(['known', 'corrected']);
  });

  it('numbers what is new by its position, also where a twin of the batch is its duplicate', () => {
    const first = draft(BACK_RANK);
    const { added, outcome } = planDrafts(
      FOLDER,
      [first, draft(MIRRORED, 1, 2)].map(nameDraft),
      new Map(),
      decideInFolder,
    );
    expect(added).toHaveLength(1);
    expect(outcome(new Map([[nameDraft(first).position, 12]]))).toEqual([
      { kind: 'new', id: 12 },
      { kind: 'duplicate', of: 12, likeness: 'mirrored' },
    ]);
  });
});
