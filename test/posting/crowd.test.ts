import { afterEach, expect, it } from 'vitest';
import { Stage } from './stage.js';

let stage: Stage | undefined;
afterEach(() => stage?.close());

it('a thousand servers at the same minute get their posts in order of their hours, few at a time', async () => {
  stage = await Stage.open('2026-11-16T08:59Z');
  for (let index = 0; index < 1000; index++) {
    await stage.setUp(`server ${index}`, { time: index < 500 ? '09:01' : '09:00' });
  }
  stage.chat.fate = (_, serverId) => ({ backMs: serverId === 'server 500' ? 50_000 : 300 });
  // While nobody looks both hours pass.
  await stage.runUntil('2026-11-16T09:02Z');
  stage.start();
  await stage.runUntil('2026-11-16T09:05Z');
  const { messages, mostPosting } = stage.chat;
  expect(new Set(messages.map(({ serverId }) => serverId)).size).toBe(1000);
  expect(messages).toHaveLength(1000);
  expect(mostPosting).toBeLessThanOrEqual(20);
  const late = messages.map(({ serverId }) => Number(serverId.slice('server '.length)) < 500);
  expect(late.indexOf(true)).toBe(500);
  expect(late.lastIndexOf(false)).toBe(499);
  // A slow one keeps one place, no more.
  expect((messages.at(-1)?.at ?? 0) - (messages[0]?.at ?? 0)).toBeLessThan(17_000);
});
