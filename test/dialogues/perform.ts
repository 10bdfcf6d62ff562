import { expect } from 'vitest';
import { type ChatMessage, type Exchange, inputsOf, type Visitor } from '../discord-server/index.js';
import type { Scene, Sight, Step } from './script.js';
import { Theatre } from './theatre.js';

/** Plays a scene on a real bot and a local Discord, and looks with everybody's eyes after every step. */
export async function perform(scene: Scene): Promise<void> {
  const theatre = await Theatre.open(scene);
  try {
    const stage = new Stage(theatre);
    for (const step of scene.steps) await inTime(stage.play(step), told(step));
    for (const message of stage.everythingPublic()) {
      const words = [message.content, ...message.attachments.map(({ description }) => description)].join('\n');
      for (const secret of scene.secrets) expect(words, 'what everybody sees').not.toContain(secret);
    }
  } finally {
    await theatre.close();
  }
}

class Stage {
  readonly #theatre: Theatre;
  /** The newest message that each person was shown. */
  readonly #last = new Map<string, ChatMessage>();
  #publicBefore = 0;

  constructor(theatre: Theatre) {
    this.#theatre = theatre;
  }

  everythingPublic(): readonly ChatMessage[] {
    const { discord } = this.#theatre;
    return discord.everythingPublicIn(discord.home.channelId).filter(({ author }) => author === discord.bot);
  }

  async play(step: Step): Promise<void> {
    this.#publicBefore = this.everythingPublic().length;
    if ('restart' in step) return this.#theatre.restart();
    if ('forbids' in step) return this.#theatre.forbid(step.forbids);
    if ('at' in step) return this.#wait(step);
    if ('elapses' in step) return this.#theatre.moveTo(step.elapses);
    if ('thePost' in step) return this.#watchPost(step);
    const visitor = this.#visitor(step.who);
    if ('isWritten' in step) {
      const written = await this.#theatre.discord.until(() => this.#theatre.lettersTo(visitor).at(-1));
      return this.#check(written, step, told(step));
    }
    if ('begins' in step) {
      const [command, option, typed] = step.begins;
      const { discord } = this.#theatre;
      const exchange = discord.type(visitor, command, option, typed);
      const choices = await discord.until(() => exchange.choices);
      expect(
        choices.map(({ name }) => name),
        told(step),
      ).toEqual(step.offered);
      return;
    }
    const exchange = await this.#act(visitor, step);
    const message = await this.#theatre.discord.until(() => exchange.answer);
    this.#last.set(step.who, message);
    await this.#check(message, step, told(step));
    expect(message.ephemeral, `${told(step)}: only ${step.who} sees it`).toBe(!step.isPublic);
    expect(this.everythingPublic().length - this.#publicBefore, `${told(step)}: what others get to see`).toBe(
      step.alsoPosts || (step.isPublic && visitor.channelId === this.#theatre.discord.home.channelId) ? 1 : 0,
    );
  }

  async #act(
    visitor: Visitor,
    step: Extract<Step, { says: string } | { presses: string } | { chooses: string }>,
  ): Promise<Exchange> {
    const { discord } = this.#theatre;
    if ('says' in step) {
      const args = Object.entries(step.with ?? {}).map(([name, value]) => [name, this.#theatre.picked(value)]);
      return discord.slash(visitor, step.says, Object.fromEntries(args));
    }
    if ('chooses' in step) return discord.choose(visitor, this.#shown(step.who), step.chooses);
    const message = step.on ? this.#post() : this.#shown(step.who);
    const pressed = discord.press(visitor, message, step.presses);
    if (step.types === undefined) return pressed;
    const modal = await discord.until(() => pressed.modal);
    const [input] = modal.components.flatMap(inputsOf);
    return discord.submit(visitor, pressed, { [input?.custom_id ?? '']: step.types });
  }

  async #wait(step: Extract<Step, { at: string }>): Promise<void> {
    this.#theatre.moveTo(step.at);
    const post = await this.#theatre.discord.until(
      () => this.everythingPublic().length > this.#publicBefore && this.#post(),
    );
    await this.#check(post, step, told(step));
    const { roles, users, everyone } = post.pinged;
    expect([...roles, ...users].length + Number(everyone), `${told(step)}: pings`).toBe(
      step.pings === 'the role' ? 1 : 0,
    );
  }

  #watchPost(step: Extract<Step, { thePost: true }>): Promise<void> {
    // Posts are not changed more often than every 15 seconds.
    this.#theatre.wait(20);
    return this.#check(this.#post(), step, told(step));
  }

  /** Waits until the words are there: messages are edited while one looks. */
  async #check(message: ChatMessage, sight: Sight, what: string): Promise<void> {
    const { sees = [], seesNot = [], buttons, menu, picture } = sight;
    await Promise.race([
      this.#theatre.discord.until(() => sees.every((words) => asRead(message).includes(words))),
      new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
    ]);
    for (const words of sees) expect(asRead(message), what).toContain(words);
    for (const words of seesNot) expect(asRead(message), what).not.toContain(words);
    const shown = message.buttons().filter(({ disabled }) => !disabled);
    if (buttons)
      expect(
        shown.map(({ label }) => label),
        what,
      ).toEqual(buttons);
    if (menu)
      expect(
        message.menus()[0]?.options?.map(({ label }) => label),
        what,
      ).toEqual(menu);
    if (picture) expect(message.attachments[0]?.description, what).toContain(picture);
  }

  #post(): ChatMessage {
    const post = this.everythingPublic().at(-1);
    if (!post) throw new Error('nothing was posted');
    return post;
  }

  #shown(who: string): ChatMessage {
    const message = this.#last.get(who);
    if (!message) throw new Error(`${who} was shown nothing yet`);
    return message;
  }

  #visitor(name: string): Visitor {
    const visitor = this.#theatre.people.get(name);
    if (!visitor) throw new Error(`${name} has no part in this scene`);
    return visitor;
  }
}

/** Only a scene that fails waits for it. */
const PATIENCE_MS = 10_000;

async function inTime(playing: Promise<void>, step: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came of ${step}`)), 2 * PATIENCE_MS);
  });
  await Promise.race([playing, late]).finally(() => clearTimeout(timer));
}

/** Without the marks of formatting, which nobody sees. */
const asRead = ({ content }: ChatMessage): string =>
  content.replaceAll('**', '').replaceAll('`', '').replaceAll('\u00a0', ' ');

const told = (step: Step): string => JSON.stringify(step).slice(0, 160);
