import { describe, expect, it } from 'vitest';
import type { ShownReply } from '../../../src/bot/reply.js';
import { answerStream } from '../../../src/fronts/web/answer-stream.js';
import { Gate } from '../gate.js';

const show = async ({ text, personal }: ShownReply) => ({ text, personal, language: 'en', buttons: [], menus: [] });
const reply = (text: string, updates?: AsyncIterable<ShownReply>): ShownReply => ({
  text,
  personal: true,
  look: {},
  ...(updates && { updates }),
});

async function textsOf(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const lines = (await new Response(stream).text()).trim().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).map(({ kind, message }) => (kind === 'end' ? 'END' : message.text));
}

describe('the stream of an answer', () => {
  it('ends with a line that says so', async () => {
    const stream = answerStream(Promise.resolve(reply('done')), show, new AbortController().signal);
    expect(await textsOf(stream)).toEqual(['done', 'END']);
  });

  it('keeps only the newest state for a browser that does not read', async () => {
    const finished = new Gate();
    async function* updates() {
      for (let at = 1; at <= 1000; at++) yield reply(`${at} of 1000`);
      finished.open();
    }
    const stream = answerStream(Promise.resolve(reply('start', updates())), show, new AbortController().signal);
    await finished.opened;
    const texts = await textsOf(stream);
    expect(texts.length).toBeLessThan(5);
    expect(texts.slice(-2)).toEqual(['1000 of 1000', 'END']);
  });

  it('tells the command when the browser leaves: nobody waits for what would come', async () => {
    const gate = new Gate();
    const ended = new Gate();
    async function* updates() {
      try {
        await gate.opened;
        yield reply('half');
        yield reply('whole');
      } finally {
        ended.open();
      }
    }
    const stream = answerStream(Promise.resolve(reply('start', updates())), show, new AbortController().signal);
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel();
    gate.open();
    await ended.opened;
  });

  it.each([
    ['before the answer', new Promise<ShownReply>(() => {}), []],
    [
      'in the middle of the work',
      Promise.resolve(reply('start', { [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) })),
      ['start'],
    ],
  ])('ends without that line when the bot stops %s', async (_, answer, expected) => {
    const closing = new AbortController();
    const reader = answerStream(answer, show, closing.signal);
    const texts = textsOf(reader);
    await answerOrNothing(answer);
    closing.abort();
    expect(await texts).toEqual(expected);
  });
});

/** Gives an answer that is there the time to be sent. */
const answerOrNothing = (answer: Promise<ShownReply>): Promise<unknown> =>
  Promise.race([answer, Promise.resolve()]).then(() => new Promise((resolve) => setImmediate(resolve)));
