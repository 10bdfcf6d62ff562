import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boardIn, cardIn } from '../support/pictures.js';
import { Stage } from './stage.js';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open('2026-11-16T08:00Z');
});
afterEach(() => stage.close());

const post = () => stage.chat.messages[0]?.reply;

const solve = async (): Promise<void> => {
  await stage.play('club', 'anna', ['Re8']);
  await stage.runUntil('2026-11-16T11:00Z');
};

describe('the post of a daily', () => {
  it('is veiled, also when it is edited, and says nothing of the position', async () => {
    await stage.setUp('club', { thread: true });
    stage.start();
    await stage.runUntil('2026-11-16T09:05Z');
    await solve();
    expect(post()?.text).toContain('1 member has solved it.');
    expect(post()?.text).toContain('Start shows you the board and starts your clock.');
    expect(cardIn(post())).toMatchObject({ kind: 'veil', side: 'white', title: 'Mate in 1', day: '16 November 2026' });
    expect(boardIn(post())).toBeUndefined();
    expect(JSON.stringify(stage.chat.messages)).not.toMatch(/king|rook|4R1K1/i);
    expect(post()?.buttons?.map(({ label }) => label)).toEqual(['Start', 'Hint', 'Rules']);
  });

  it('shows the board where admins want it open, says so, and stays so when they change it', async () => {
    await stage.setUp('club', { board: 'open' });
    stage.start();
    await stage.runUntil('2026-11-16T09:05Z');
    expect(post()).toMatchObject({ pictures: [{ orientation: 'white', alt: expect.stringContaining('king') }] });
    await stage.setUp('club', { board: 'veiled' });
    await solve();
    expect(post()?.text).toContain('The board is open to all here, so times are not ranked.');
    expect(post()?.text).toContain('1 member has solved it.');
    expect(boardIn(post())).toBeDefined();
    await stage.runUntil('2026-11-17T09:05Z');
    expect(stage.chat.messages.at(-1)?.reply).toMatchObject({ pictures: [{ card: { kind: 'veil' } }] });
  });

  it('is known again after a crash by the button that older posts call "Solve"', async () => {
    await stage.setUp('club');
    stage.chat.fate = (call) => ({ outcome: call === 'post' ? 'lost after' : 'done' });
    stage.start();
    await stage.runUntil('2026-11-16T10:00Z');
    expect(stage.posted('club')).toHaveLength(1);
    expect(post()?.buttons?.[0]?.invoke).toEqual({ command: 'puzzle', args: { date: '2026-11-16' } });
  });
});
