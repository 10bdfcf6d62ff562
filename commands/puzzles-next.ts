import { type Context, defineCommand } from '../src/bot/command.js';
import type { Button, Reply } from '../src/bot/reply.js';
import { sentence } from '../src/bot/text.js';
import { starsOf } from '../src/puzzles/analysis/traits.js';
import type { PuzzleRecord } from '../src/puzzles/puzzle-store.js';
import { readId } from '../src/views/puzzle-ids.js';

const SHOWN = 7;

/** More than a month ahead is no wish but a collection: that is a file's. */
const MOST_WISHES = 30;

/** A row of buttons has no more. */
const MOST_BUTTONS = 5;

export const puzzlesNext = defineCommand({
  spec: {
    name: 'puzzles next',
    description: 'What the next days bring; with a number, that puzzle comes first, and once more takes it off',
    audience: 'admins',
    slow: false,
    options: [
      { name: 'id', description: 'Its number, like 12', type: 'text', maxLength: 20 },
      // What a button says: pressed twice it does not wish again.
      { name: 'off', description: 'Take it off', type: 'flag', internal: true },
    ],
  },

  async run(context, { id: written, off }) {
    if (written === undefined) return showNext(context, []);
    const { caller, services, speech } = context;
    const words = speech.texts.library;
    const id = readId(written, speech.texts);
    if (!id.ok) return sentence(id.fault);
    const wishes = await services.library.listWishes(caller.serverId);
    if (off || wishes.includes(id.value)) {
      await services.library.removeWish(caller.serverId, id.value);
      return showNext(context, [words.unwished(id.value)]);
    }
    if (wishes.length >= MOST_WISHES) return sentence(words.tooManyWishes(MOST_WISHES));
    const isWished = await services.library.addWish(caller.serverId, id.value, services.now());
    return isWished ? showNext(context, [words.wished(id.value)]) : sentence(words.cannotBeGiven(id.value));
  },
});

/** Only number, length and stars: admins play too. */
async function showNext({ caller, services: { library }, speech }: Context, news: readonly string[]): Promise<Reply> {
  const words = speech.texts.library;
  const wishes = await library.listWishes(caller.serverId);
  const own = (await library.listOwnQueue(caller.serverId, SHOWN + wishes.length)).map(({ id }) => id);
  const ids = [...new Set([...wishes, ...own])];
  const shown = ids.slice(0, SHOWN);
  const records = new Map((await library.listPuzzles({ ids: shown }, 0, SHOWN)).map((each) => [each.id, each]));
  const rows = shown.flatMap((id, index) => {
    const record = records.get(id);
    const why = wishes.includes(id) ? words.nextWished : words.nextOwn;
    return record ? [`${index + 1}. #${id} ${[...aboutOf(record), why].join(' · ')}`] : [];
  });
  const text =
    rows.length > 0
      ? [...news, words.nextHeading, ...rows, ids.length > SHOWN ? words.andMore(ids.length - SHOWN) : words.nextCommon]
      : [...news, words.nextOnlyCommon];
  return { ...sentence(text.join('\n')), buttons: wishes.slice(0, MOST_BUTTONS).map(takeOff) };

  function aboutOf({ verdict, traits }: PuzzleRecord): string[] {
    const stars = traits && starsOf(traits);
    const length = verdict && 'mateIn' in verdict ? [speech.texts.verdicts.fewSound(verdict.mateIn)] : [];
    return [...length, ...(stars ? [stars] : [])];
  }

  function takeOff(id: number): Button {
    const invoke = { command: 'puzzles next', args: { id: String(id), off: true } };
    return { label: words.takeOff(id), style: 'secondary', inPlace: true, invoke };
  }
}
