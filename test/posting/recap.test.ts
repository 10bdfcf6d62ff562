import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boardIn } from '../support/pictures.js';
import type { Fate } from './model-chat.js';
import { kindOf, Stage } from './stage.js';

const HOUR = 3_600_000;

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open('2026-11-16T08:00Z');
});
afterEach(() => stage.close());

/** The club has its first daily. */
async function begin(settings: Parameters<Stage['setUp']>[1] = {}): Promise<void> {
  await stage.setUp('club', settings);
  stage.start();
  await stage.runUntil('2026-11-16T09:05Z');
}

const kinds = () => stage.chat.messages.map(({ reply }) => kindOf(reply));
const recap = () => stage.chat.messages.find(({ reply }) => kindOf(reply) === 'recap');

/** Of the requests from the second morning on, this becomes of the first. */
function meetFirst(fate: Fate): void {
  let calls = 0;
  stage.chat.fate = () => (calls++ === 0 ? fate : {});
}

describe('the recap', () => {
  it('comes right before the next daily, once, and pings nobody and opens nothing', async () => {
    await begin({ roleId: '77', thread: true });
    await stage.play('club', 'Anna', ['Re7', 'Re8']);
    await stage.play('club', 'Bert', ['Re7']);
    await stage.runUntil('2026-11-19T08:00Z');
    expect(kinds()).toEqual(['daily', 'recap', 'daily', 'daily']);
    expect(stage.recapped('club')).toEqual([{ date: '2026-11-16', at: '2026-11-17T09:00' }]);
    expect(stage.posted('club')[1]).toEqual({ date: '2026-11-17', at: '2026-11-17T09:00' });
    expect(recap()?.roleId).toBeUndefined();
    expect(recap()?.thread).toBeUndefined();
    expect(recap()?.reply).toMatchObject({
      personal: false,
      text: [
        '**Recap of 16 November 2026: mate in 1**',
        '1 of 2 solved it.',
        '🥇 Anna · 10.0\u00a0s · 1 wrong try',
        'The most popular wrong try: 100% tried **Re7**, refuted by **Kf8**.',
      ].join('\n'),
      pictures: [{ lastMove: 'e1e7', arrow: { move: 'g8f8', meaning: 'refutation' } }],
      buttons: [
        { label: 'Solution', invoke: { command: 'solution', args: { date: '2026-11-16' } } },
        { label: 'Today’s puzzle', invoke: { command: 'puzzle', args: { veil: true } } },
      ],
    });
    expect(recap()?.reply.text).not.toContain('Re8');
  });

  it('is in the language of the server, with its letters', async () => {
    await begin({ language: 'de' });
    await stage.play('club', 'Anna', ['Re7']);
    await stage.runUntil('2026-11-17T10:00Z');
    expect(recap()?.reply.text).toContain('**Te7**');
    expect(recap()?.reply.text).toContain('Rückblick auf den 16. November 2026');
  });

  it('does not come where nobody has played, where it is not wanted, and where the server is paused', async () => {
    await begin();
    await stage.setUp('silent', { recap: false });
    await stage.setUp('paused');
    await stage.setUp('dozing');
    await stage.runUntil('2026-11-17T08:00Z');
    await stage.play('silent', 'Anna', ['Re8']);
    await stage.play('paused', 'Anna', ['Re8']);
    await stage.setUp('paused', { paused: true });
    // A board that was only looked at is not played.
    await stage.play('dozing', 'Anna', []);
    await stage.runUntil('2026-11-17T12:00Z');
    expect(kinds()).not.toContain('recap');
    expect(stage.posted('silent')).toHaveLength(1);
    expect(stage.posted('paused')).toHaveLength(0);
  });

  it('does not come when it is turned off, or the server paused, while it waits for its next try', async () => {
    for (const change of [{ recap: false }, { paused: true }]) {
      const serverId = JSON.stringify(change);
      await stage.setUp(serverId);
      await stage.play(serverId, 'Anna', ['Re8']);
    }
    stage.start();
    stage.chat.fate = () => ({ outcome: 'not now' });
    await stage.runUntil('2026-11-16T10:00Z');
    for (const change of [{ recap: false }, { paused: true }]) await stage.setUp(JSON.stringify(change), change);
    stage.chat.fate = () => ({});
    await stage.runUntil('2026-11-16T15:00Z');
    expect(kinds()).toEqual(['daily']);
  });

  it.each<{ title: string; fate: Fate; daily: string }>([
    { title: 'is under way for a minute', fate: { thereMs: 60_000 }, daily: '09:00:05' },
    { title: 'is answered after a minute', fate: { backMs: 60_000 }, daily: '09:00:05' },
    { title: 'is refused for now', fate: { outcome: 'not now' }, daily: '09:00:00' },
    { title: 'is lost on the way', fate: { outcome: 'lost before' }, daily: '09:00:00' },
    { title: 'is posted and its answer lost', fate: { outcome: 'lost after' }, daily: '09:00:00' },
  ])('that $title holds the daily up for seconds at most, and is posted once', async ({ fate, daily }) => {
    await begin();
    await stage.play('club', 'Anna', ['Re8']);
    await stage.runUntil('2026-11-17T08:59Z');
    meetFirst(fate);
    await stage.runUntil('2026-11-17T12:00Z');
    const second = stage.chat.messages.filter(({ reply }) => kindOf(reply) === 'daily')[1];
    expect(new Date(second?.at ?? 0).toISOString()).toContain(daily);
    expect(kinds().filter((kind) => kind === 'recap')).toHaveLength(1);
    expect(kinds()).toHaveLength(3);
  });

  it('is there once, and so is the daily, at whichever step the process is killed', async () => {
    await begin();
    await stage.play('club', 'Anna', ['Re8']);
    await stage.runUntil('2026-11-17T08:59Z');
    stage.chat.fate = () => ({ thereMs: 1000, backMs: 1000 });
    const dates = ['2026-11-16'];
    for (let steps = 1; steps <= 40; steps++) {
      const morning = stage.time.now();
      stage.kill();
      stage.start(steps);
      await stage.liveUntil(morning + HOUR);
      stage.kill();
      stage.start();
      await stage.runUntil(morning + 2 * HOUR);
      const killed = `killed after ${steps} steps`;
      expect(
        stage.recapped('club').map(({ date }) => date),
        killed,
      ).toEqual(dates);
      dates.push(new Date(morning).toISOString().slice(0, 10));
      expect(
        stage.posted('club').map(({ date }) => date),
        killed,
      ).toEqual(dates);
      await stage.play('club', 'Anna', ['Re8']);
      await stage.runUntil(morning + 24 * HOUR);
    }
  });

  it('comes before the daily in each of many servers that are due at the same minute', async () => {
    const servers = Array.from({ length: 100 }, (_, index) => `server ${index}`);
    for (const serverId of servers) {
      await stage.setUp(serverId);
      await stage.giveUp(serverId);
    }
    stage.chat.fate = (_, serverId) => ({ backMs: serverId === 'server 7' ? 50_000 : 2000 });
    stage.start();
    await stage.runUntil('2026-11-16T09:10Z');
    for (const serverId of servers) {
      const own = stage.chat.messages.filter((message) => message.serverId === serverId);
      expect(
        own.map(({ reply }) => kindOf(reply)),
        serverId,
      ).toEqual(['recap', 'daily']);
    }
    const last = Math.max(...stage.chat.messages.map(({ at }) => at));
    expect(last - Date.parse('2026-11-16T09:00Z')).toBeLessThan(25_000);
  });

  it('whose day is over is given up', async () => {
    await begin();
    await stage.play('club', 'Anna', ['Re8']);
    stage.chat.forbidden.set('channel of club', ['send messages']);
    await stage.runUntil('2026-11-18T08:00Z');
    stage.chat.forbidden.clear();
    await stage.runUntil('2026-11-18T12:00Z');
    expect(kinds()).toEqual(['daily', 'daily']);
  });

  it('that is forbidden is told to nobody: the daily has the same trouble', async () => {
    await begin();
    await stage.play('club', 'Anna', ['Re8']);
    stage.chat.forbidden.set('channel of club', ['send messages']);
    await stage.runUntil('2026-11-17T15:00Z');
    expect(stage.chat.letters).toHaveLength(1);
    expect(stage.chat.letters[0]?.text).toContain('I cannot post the daily');
  });
});

describe('who is forgotten', () => {
  beforeEach(async () => {
    await begin();
    await stage.play('club', 'Anna', ['Re7', 'Re8']);
    await stage.play('club', 'Bert', ['Re8']);
    await stage.runUntil('2026-11-17T08:59Z');
  });

  it('is taken out of a recap, however old it is', async () => {
    await stage.runUntil('2027-02-01T12:00Z');
    expect(recap()?.reply.text).toContain('Anna');
    await stage.forget('Anna');
    await stage.runUntil('2027-02-01T12:01Z');
    expect(recap()?.reply.text).not.toMatch(/Anna|Re7/);
    expect(recap()?.reply.text).toContain('1 of 1 solved it.\n🥇 Bert');
    expect(boardIn(recap()?.reply)).not.toHaveProperty('arrow');
    expect(recap()?.edits).toBe(1);
  });

  it('is taken out of it too when they hide', async () => {
    await stage.runUntil('2026-11-17T12:00Z');
    await stage.hide('Anna');
    await stage.runUntil('2026-11-17T12:01Z');
    expect(recap()?.reply.text).not.toMatch(/Anna|Re7/);
    expect(recap()?.reply.text).toContain('1 of 1 solved it.\n🥇 Bert');
  });

  it('is taken out after a restart, through lost replies, and once that is allowed again', async () => {
    await stage.runUntil('2026-11-17T12:00Z');
    stage.kill();
    await stage.forget('Anna');
    stage.chat.forbidden.set('channel of club', ['send messages']);
    let calls = 0;
    stage.chat.fate = () => ({ outcome: calls++ === 0 ? 'lost before' : 'done' });
    stage.start();
    await stage.runUntil('2026-11-17T13:30Z');
    expect(recap()?.reply.text).toContain('Anna');
    stage.chat.forbidden.clear();
    await stage.runUntil('2026-11-17T15:00Z');
    expect(recap()?.reply.text).not.toContain('Anna');
    expect(recap()?.edits).toBe(1);
  });

  it.each<Fate>([{ thereMs: 3000 }, { backMs: 3000 }, { backMs: 3000, outcome: 'lost after' }])(
    'while the recap is under way (%o) is taken out of it too',
    async (fate) => {
      meetFirst(fate);
      await stage.runUntil('2026-11-17T09:00:01Z');
      await stage.forget('Anna');
      await stage.runUntil('2026-11-17T12:00Z');
      expect(recap()?.reply.text).toContain('Bert');
      expect(recap()?.reply.text).not.toContain('Anna');
      expect(stage.recapped('club')).toHaveLength(1);
    },
  );

  it('leaves a sentence without anybody, when nobody else has played', async () => {
    await stage.runUntil('2026-11-17T12:00Z');
    await stage.forget('Anna');
    await stage.forget('Bert');
    await stage.runUntil('2026-11-17T14:00Z');
    expect(recap()?.reply.text).toBe('**Recap of 16 November 2026**\nThere is nothing left to tell of this day.');
    expect(boardIn(recap()?.reply)).toMatchObject({ fen: expect.stringContaining('4R1K1 w') });
  });

  it('leaves a recap alone that somebody has deleted, and those of other days', async () => {
    await stage.runUntil('2026-11-17T12:00Z');
    await stage.play('club', 'Bert', ['Re8']);
    await stage.runUntil('2026-11-18T12:00Z');
    stage.chat.delete(recap()?.messageId ?? '');
    await stage.forget('Anna');
    await stage.runUntil('2026-11-18T13:00Z');
    stage.kill();
    stage.start();
    await stage.runUntil('2026-11-18T14:00Z');
    expect(
      stage.chat.calls.filter(({ call, at }) => call === 'edit' && at >= Date.parse('2026-11-18T12:00Z')),
    ).toHaveLength(1);
  });
});
