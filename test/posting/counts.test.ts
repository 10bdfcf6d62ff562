import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardIn } from '../support/pictures.js';
import { Stage } from './stage.js';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open('2026-11-16T08:00Z');
  await stage.setUp('club');
  stage.start();
  await stage.runUntil('2026-11-16T09:05Z');
});
afterEach(() => stage.close());

const solve = async (userId: string) => {
  const member = { serverId: 'club', userId };
  await stage.game.look(member, '2026-11-16');
  await stage.game.answer(member, { text: 'Re8', notation: 'english' });
};

describe('the count of solvers', () => {
  it('is kept current with an edit every 15 seconds at most, and is right in the end', async () => {
    expect(stage.chat.messages[0]?.reply.text).toContain('Nobody has solved it yet');
    for (let second = 0; second < 60; second++) {
      await solve(`member ${second}`);
      await stage.runUntil(stage.time.now() + 1000);
    }
    await stage.runUntil('2026-11-16T11:00Z');
    const [post] = stage.chat.messages;
    expect(post?.reply.text).toContain('60 members have solved it.');
    expect(cardIn(post?.reply)).toMatchObject({ kind: 'veil' });
    expect(post?.edits).toBeLessThanOrEqual(5);
  });

  it('of a post that is older than an hour is changed seldom, and is right in the end', async () => {
    await stage.runUntil('2026-11-16T15:00Z');
    for (let minute = 0; minute < 20; minute++) {
      await solve(`member ${minute}`);
      await stage.runUntil(stage.time.now() + 60_000);
    }
    await stage.runUntil('2026-11-16T16:00Z');
    expect(stage.chat.messages[0]?.reply.text).toContain('20 members');
    expect(stage.chat.messages[0]?.edits).toBeLessThanOrEqual(3);
  });

  it('is updated after a restart, and through lost replies', async () => {
    stage.kill();
    await solve('anna');
    let calls = 0;
    stage.chat.fate = () => ({ outcome: calls++ === 0 ? 'lost before' : 'done' });
    stage.start();
    await stage.runUntil('2026-11-16T11:00Z');
    expect(stage.chat.messages[0]?.reply.text).toContain('1 member has solved it.');
  });

  it('tells of those who solved it on its day alone', async () => {
    await solve('anna');
    await stage.runUntil('2026-11-17T10:00Z');
    await solve('bert');
    await stage.runUntil('2026-11-17T11:00Z');
    expect(stage.chat.messages[0]?.reply.text).toContain('1 member has solved it.');
  });

  it('leaves out who is forgotten', async () => {
    await solve('anna');
    await solve('bert');
    await stage.runUntil('2026-11-16T10:10Z');
    await stage.forget('anna');
    await stage.runUntil('2026-11-16T11:00Z');
    expect(stage.chat.messages[0]?.reply.text).toContain('1 member has solved it.');
  });

  it('of a post that was deleted is left alone', async () => {
    stage.chat.delete('1');
    await solve('anna');
    await stage.runUntil('2026-11-16T10:10Z');
    await solve('bert');
    await stage.runUntil('2026-11-16T11:00Z');
    expect(stage.chat.calls.filter(({ call }) => call === 'edit')).toHaveLength(1);
    expect(stage.chat.messages).toEqual([]);
  });
});
