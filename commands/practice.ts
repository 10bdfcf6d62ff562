import { type Context, defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { excerpt, sentence } from '../src/bot/text.js';
import { LEVELS, type PracticeStock, type Wishes } from '../src/play/practice.js';
import { isTheme, THEMES, type Theme } from '../src/puzzles/analysis/themes.js';
import type { Texts } from '../src/texts/en.js';
import type { Speech } from '../src/texts/speech.js';
import { anotherOne, practiceButton } from '../src/views/buttons.js';
import { showPlaying } from '../src/views/show-playing.js';
import { suggestThemes } from '../src/views/themes.js';

const LONGEST_THEME = 40;

/** So many other lengths are offered where there is none of the one that was wished for. */
const NEAREST = 2;

export const practice = defineCommand({
  spec: {
    name: 'practice',
    description: 'A puzzle for practice, as many as you like; it does not count with the dailies',
    audience: 'everyone',
    slow: false,
    options: [
      { name: 'mate_in', description: 'Moves until mate', type: 'integer', min: 1, max: 20 },
      {
        name: 'difficulty',
        description: 'How hard it should be',
        type: 'text',
        maxLength: 10,
        choices: [...LEVELS, 'any'],
      },
      {
        name: 'theme',
        description: 'What it should be about',
        type: 'text',
        maxLength: LONGEST_THEME,
        autocomplete: true,
      },
      { name: 'side', description: 'Who is to move', type: 'text', maxLength: 5, choices: ['white', 'black'] },
    ],
  },

  async run(context, { mate_in: mateIn, difficulty, theme: typed, side }) {
    const { caller, services, speech } = context;
    const theme = typed === undefined ? undefined : readTheme(typed, speech);
    if (typed !== undefined && !theme) return sentence(speech.texts.practice.nothingLikeIt(excerpt(typed)));
    const level = LEVELS.find((each) => each === difficulty);
    const wishes: Wishes = {
      ...(mateIn !== undefined && { mateIn }),
      ...(level && { level }),
      ...(theme && { theme }),
      ...(side !== undefined && { side: side === 'black' ? 'black' : 'white' }),
    };
    const playing = await services.game.practise(caller, wishes);
    if (!playing) return offerMore(context, wishes);
    const shown = await showPlaying(context, playing);
    return { ...shown, buttons: [...(shown.buttons ?? []), anotherOne(speech, wishes)] };
  },

  async complete({ speech }, typed) {
    return suggestThemes(typed, speech);
  },
});

/** Its id, or its name in the person's language. */
function readTheme(typed: string, speech: Speech): Theme | undefined {
  const text = typed.trim().toLowerCase();
  if (isTheme(text)) return text;
  const [first, ...others] = suggestThemes(text, speech);
  return first && others.length === 0 ? THEMES.find((theme) => theme === first.value) : undefined;
}

/** Says why there is none; each button gives up one of the wishes, or changes the length, and the last gives up all of them. */
async function offerMore(context: Context, wishes: Wishes): Promise<Reply> {
  const { caller, services, speech } = context;
  const { practice: words, stats } = speech.texts;
  const wished = Object.keys(wishes).length;
  const stock = await services.game.practiceStock(caller, wishes);
  if (wished === 0) return sentence(stock === 'as wished' ? words.nothingAtAll : words.noneYet);
  const { mateIn, ...others } = wishes;
  const lengths = stock === 'none' && mateIn !== undefined ? await services.game.practiceLengths(caller, others) : [];
  const nearest = mateIn === undefined ? [] : nearestTo(mateIn, lengths);
  const labels = { level: words.anyDifficulty, theme: words.anyTheme, mateIn: words.anyLength };
  const dropped = (['level', 'theme', 'mateIn'] as const).filter(
    (wish) => wishes[wish] !== undefined && (wish !== 'mateIn' || nearest.length === 0),
  );
  const wider = wished === 1 ? [] : dropped.map((wish) => practiceButton(labels[wish], without(wishes, wish)));
  return {
    text: whyNone(wishes, stock, lengths, words),
    personal: true,
    buttons: [
      ...nearest.map((length) => practiceButton(stats.mateIn(length), { ...wishes, mateIn: length })),
      ...wider,
      practiceButton(words.anything, {}),
    ],
  };
}

/** Whether there is none like that, or the member has had them all. */
function whyNone(
  { mateIn }: Wishes,
  stock: PracticeStock,
  lengths: readonly number[],
  { nothingLeft, noneOfLength, noneLikeThat }: Texts['practice'],
): string {
  if (stock === 'as wished') return nothingLeft;
  return mateIn !== undefined && lengths.length > 0 ? noneOfLength(mateIn, lengths) : noneLikeThat;
}

/** In rising order. */
const nearestTo = (mateIn: number, lengths: readonly number[]): readonly number[] =>
  lengths
    .toSorted((a, b) => Math.abs(a - mateIn) - Math.abs(b - mateIn))
    .slice(0, NEAREST)
    .sort((a, b) => a - b);

function without(wishes: Wishes, wish: keyof Wishes): Wishes {
  const { [wish]: _, ...others } = wishes;
  return others;
}
