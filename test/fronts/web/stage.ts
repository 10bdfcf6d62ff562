import pino from 'pino';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import type { Painter } from '../../../src/pictures/picture.js';
import { NO_LIVE } from '../no-live.js';
import { makeSampleBot, type SampleBot } from '../sample-bot.js';
import { Browser } from './browser.js';

export interface Stage extends SampleBot {
  readonly front: WebFront;
  readonly browser: Browser;
}

/** The real front end with the sample bot behind it, on a free port. */
export async function setStage(painter: Painter): Promise<Stage> {
  const sample = makeSampleBot();
  const front = makeWebFront({ bot: sample.bot, live: NO_LIVE, painter, port: 0, log: pino({ level: 'silent' }) });
  await front.start();
  return { ...sample, front, browser: new Browser(front.address) };
}
