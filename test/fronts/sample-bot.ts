import pino from 'pino';
import type { Bot } from '../../src/bot/bot.js';
import { makeBot } from '../../src/bot/make-bot.js';
import { NO_SERVICES } from '../support/no-services.js';
import { Gate } from './gate.js';
import { makeSampleCommands } from './sample-commands.js';

export interface SampleBot {
  readonly bot: Bot;
  /** Opens by itself when `/ponder` has begun. */
  readonly begun: Gate;
  /** `/ponder` answers, and `/work` goes on, when the test opens it. */
  readonly gate: Gate;
}

export function makeSampleBot(): SampleBot {
  const begun = new Gate();
  const gate = new Gate();
  const bot = makeBot({
    commands: makeSampleCommands({ begun, gate }),
    groups: { files: 'Files for the bot' },
    services: NO_SERVICES,
    log: pino({ level: 'silent' }),
  });
  return { bot, begun, gate };
}
