import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import type { ShownMessage } from '../../../src/fronts/web/page/wire.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { type House, openHouse, silent } from '../../support/house.js';
import { FOUR_VERDICTS } from '../../support/positions.js';
import { NO_LIVE } from '../no-live.js';
import { Browser } from './browser.js';

const painter = makePainter();
afterAll(() => painter.close());
let house: House;
let front: WebFront;
let browser: Browser;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
  front = makeWebFront({ bot: house.bot, live: NO_LIVE, painter, port: 0, log: silent });
  await front.start();
  browser = new Browser(front.address);
  await browser.get('/');
});
afterEach(async () => {
  await front.stop();
  await house.close();
});

async function answerTo(body: object): Promise<ShownMessage> {
  for await (const line of browser.run(body)) if (line.kind === 'message') return line.message;
  throw new Error('no answer');
}

describe('pictures on their way to the page', () => {
  it('carry the position as data beside their PNG', async () => {
    const { pictures } = await answerTo({ line: '/puzzle' });
    expect(pictures).toEqual([
      {
        kind: 'chess',
        fen: FOUR_VERDICTS,
        orientation: 'white',
        alt: expect.stringContaining('White: king f6, rook g1.'),
        src: expect.stringMatching(/^\/boards\/[0-9a-f]{32}\.png$/),
      },
    ]);
    const refuted = await answerTo({ line: 'Rg8' });
    expect(refuted.pictures).toMatchObject([
      { kind: 'chess', lastMove: 'g1g8', arrow: { move: 'h8g8', meaning: 'refutation' } },
    ]);
  });

  it('tell nothing of the position of a daily that is veiled', async () => {
    const veiled = await answerTo({ opened: true });
    expect(veiled.pictures).toMatchObject([
      { kind: 'card', card: { kind: 'veil', side: 'white', title: 'Mate in 2' }, src: expect.stringContaining('.png') },
    ]);
    const sent = JSON.stringify(veiled);
    const [placement = ''] = FOUR_VERDICTS.split(' ');
    for (const telling of [placement, 'fen', 'king', 'rook', 'f6', 'g1']) expect(sent).not.toContain(telling);
  });

  it('carry of statistics what is written on them, and not every single result', async () => {
    await answerTo({ line: '/puzzle' });
    await answerTo({ invocation: 'solution?give_up=true' });
    const { pictures = [] } = await answerTo({ line: '/stats' });
    expect(pictures).toHaveLength(1);
    const [picture] = pictures;
    if (picture?.kind !== 'card') throw new Error('no card');
    expect(Object.keys(picture.card).sort()).toEqual(['figures', 'footer', 'kind', 'subtitle', 'title']);
  });
});
