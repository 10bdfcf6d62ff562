import { randomBytes } from 'node:crypto';
import type { PostFault } from '../src/bot/channels.js';
import { type Context, defineCommand } from '../src/bot/command.js';
import { present } from '../src/bot/present.js';
import type { Reply } from '../src/bot/reply.js';
import { sentence } from '../src/bot/text.js';
import type { PostBoard } from '../src/servers/server-settings.js';
import { makeSpeech, type Speech } from '../src/texts/speech.js';
import { startBoard } from '../src/views/chess-boards.js';
import { veilOf } from '../src/views/daily.js';
import { channelMention } from '../src/views/setup.js';

/** A problem by Paul Morphy, 1856: everybody may know it. */
const EXAMPLE = { fen: 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', mateIn: 2 };

export const setupTest = defineCommand({
  spec: {
    name: 'setup test',
    description: 'Post an example in the daily’s channel at once, to see whether it works',
    audience: 'admins',
    slow: true,
    options: [],
  },

  async run({ caller, services, speech }) {
    const { setup } = speech.texts;
    const channels = services.channels();
    if (!channels) return sentence(setup.onlyOnDiscord);
    const settings = await services.servers.find(caller.serverId);
    if (!settings) return sentence(setup.notSetUp);
    const { serverId, channelId, language } = settings;
    // Two servers must never test under the same name: the second would be shown the first one's message.
    const nonce = `test-${randomBytes(8).toString('hex')}`;
    const inTheirLanguage = makeSpeech(language);
    const today = await services.game.today(serverId);
    const test = present(example(settings.board, today, inTheirLanguage));
    const posted = await channels.post({ serverId, channelId }, test, { nonce });
    return sentence(posted.ok ? setup.testDone(channelMention(channelId)) : inWords(posted.fault, channelId, speech));
  },
});

/** It has a button as a daily has, but nothing can be done with it. */
function example(board: PostBoard, today: string, speech: Speech): Reply {
  const { common, daily, setup } = speech.texts;
  const isOpen = board === 'open';
  return {
    text: [
      setup.testLine,
      setup.testTask(common.sideName('white'), EXAMPLE.mateIn),
      isOpen ? daily.isOpen : daily.startShows,
    ].join('\n'),
    pictures: [isOpen ? startBoard(EXAMPLE, speech) : veilOf(EXAMPLE, today, speech)],
    buttons: [{ label: daily.start, style: 'primary', disabled: true, invoke: { command: 'puzzle', args: {} } }],
    personal: false,
  };
}

function inWords(fault: PostFault, channelId: string, { texts: { setup } }: Context['speech']): string {
  switch (fault.code) {
    case 'gone':
    case 'not in server':
    case 'closed':
      return setup.testGone;
    case 'forbidden':
      return setup.missing(
        channelMention(channelId),
        fault.missing.map((name) => setup.permissions[name]),
      );
    case 'not now':
      return setup.testNotNow;
    case 'lost':
      return setup.testLost;
  }
}
