import pino from 'pino';
import type { Bot, Front } from '../../../src/bot/bot.js';
import type { ShownReply } from '../../../src/bot/reply.js';
import { makeDiscordFront } from '../../../src/fronts/discord/discord-front.js';
import type { Painter } from '../../../src/pictures/picture.js';
import {
  type ChatMessage,
  type Exchange,
  inputsOf,
  inServer,
  type LocalDiscord,
  MANAGE_GUILD,
  type SlashArgs,
  startLocalDiscord,
  type Visitor,
} from '../../discord-server/index.js';
import { asSeen } from '../as-seen.js';
import { type FrontDriver, isUpload, type Message, type Person, type Said, type Shown } from '../driver.js';
import { makeMemory } from './stage.js';

/** People on a Discord of our own, with the real client and the real front end in between. */
export function makeDiscordDriver(painter: Painter): FrontDriver {
  let discord: LocalDiscord;
  let front: Front;
  const lastTexts = new Map<string, Promise<string>>();
  const servers = new Map<string, { readonly id: string; readonly channelId: string }>();

  /** Keeps what the last state of a person's latest reply says, since a message does not tell that it is final. */
  const watched = (bot: Bot): Bot => ({
    ...bot,
    async run(invocation, caller) {
      const reply = await bot.run(invocation, caller);
      if (!reply.updates) {
        lastTexts.set(caller.userId, Promise.resolve(reply.text));
        return reply;
      }
      const { updates, last } = watchUpdates(reply.updates);
      lastTexts.set(caller.userId, last);
      return { ...reply, updates };
    },
  });

  const messageOf = (visitor: Visitor, shown: ChatMessage): Message => {
    const last = lastTexts.get(visitor.id);
    const answerTo = async (exchange: Exchange) => messageOf(visitor, await discord.until(() => exchange.answer));
    return {
      shown: async () => whatIsSeen(shown),
      async settled() {
        const text = await last;
        await discord.until(() => shown.content === text);
        return whatIsSeen(shown);
      },
      press: (label) => answerTo(discord.press(visitor, shown, label)),
      async answer(label, typed) {
        const pressed = discord.press(visitor, shown, label);
        const { components } = await discord.until(() => pressed.modal);
        const [input] = components.flatMap(inputsOf);
        return answerTo(discord.submit(visitor, pressed, { [input?.custom_id ?? '']: typed }));
      },
      choose: (label) => answerTo(discord.choose(visitor, shown, label)),
    };
  };

  return {
    async open(bot) {
      discord = await startLocalDiscord();
      servers.set('home', discord.home);
      front = makeDiscordFront({
        bot: watched(bot),
        painter,
        token: discord.token,
        theme: 'light',
        memory: makeMemory(new Map()),
        log: pino({ level: 'silent' }),
        rest: { api: discord.api },
        fileOrigins: [discord.files.origin],
        pace: { patienceMs: 1000, pauseMs: 20 },
      });
      await front.start();
    },

    async person({ name, admin, server = 'home' }): Promise<Person> {
      const place = servers.get(server) ?? discord.addServer();
      servers.set(server, place);
      const visitor = inServer(name, place, { permissions: admin ? MANAGE_GUILD : 0n });
      return {
        knownAs: visitor.id,
        async say(command, args = {}) {
          const given = Object.entries(args).map(([key, value]) => [key, handedOver(value)]);
          const exchange = discord.slash(visitor, command, Object.fromEntries(given));
          return messageOf(visitor, await discord.until(() => exchange.answer));
        },
        async suggestions(command, option, typed) {
          const exchange = discord.type(visitor, command, option, typed);
          const choices = await discord.until(() => exchange.choices);
          return choices.map((choice) => choice.name);
        },
      };
    },

    async close() {
      await front.stop();
      await discord.close();
    },
  };

  /** Files and people as a person gives them to Discord. */
  function handedOver(value: Said[string]): SlashArgs[string] {
    if (typeof value !== 'object') return value;
    if (isUpload(value)) return discord.files.upload(value.name, value.content);
    return { pick: 'user', id: value.knownAs };
  }
}

function watchUpdates(source: AsyncIterable<ShownReply>): {
  updates: AsyncIterable<ShownReply>;
  last: Promise<string>;
} {
  let done: (text: string) => void = () => {};
  const last = new Promise<string>((resolve) => {
    done = resolve;
  });
  async function* updates() {
    let text = '';
    for await (const reply of source) {
      text = reply.text;
      yield reply;
    }
    done(text);
  }
  return { updates: updates(), last };
}

function whatIsSeen(message: ChatMessage): Shown {
  const pictures = message.attachments.flatMap(({ name, content, description }) => {
    const [, kind] = /^([a-z]+)(?:-\d)?\.png$/.exec(name) ?? [];
    return kind === undefined ? [] : [{ kind, png: content, alt: description }];
  });
  const file = message.attachments.find(({ name }) => !name.endsWith('.png'));
  return {
    text: asSeen(message.content),
    pictures,
    ...(file && { file: { name: file.name, text: new TextDecoder().decode(file.content) } }),
    buttons: message.buttons().map(({ label = '', disabled = false }) => ({ label, disabled })),
    menus: message.menus().map(({ placeholder = '', options = [] }) => ({
      placeholder,
      options: options.map(({ label, description }) => ({ label, ...(description && { description }) })),
    })),
    personal: message.ephemeral,
  };
}
