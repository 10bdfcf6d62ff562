import { wordsOfCommand } from '../../bot/command-words.js';
import type { Texts } from '../../texts/en.js';

const NAMED = /`\/([a-z]+)(?: ([a-z]+))?/g;

/**
 * Names commands in a text as this person's Discord lists them: `/help` is `/hilfe` there in German. That follows the
 * language of their Discord, whichever one they have chosen for the bot.
 */
export const callCommands = (text: string, texts: Texts): string =>
  text.replace(NAMED, (written, first: string, second: string | undefined) => {
    const called = (name: string): string | undefined =>
      texts.commands[name] && wordsOfCommand({ name, description: '' }, texts).name;
    const group = called(first);
    if (!group) return written;
    const part = second && called(`${first} ${second}`);
    if (part) return `\`/${group} ${part}`;
    return `\`/${group}${second ? ` ${second}` : ''}`;
  });
