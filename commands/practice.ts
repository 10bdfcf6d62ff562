import { type Context, defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { excerpt, sentence } from '../src/bot/text.js';
import { LEVELS, type Wishes } from '../src/play/practice.js';
import { isTheme, THEMES, type Theme } from '../src/puzzles/analysis/themes.js';
import type { Speech } from '../src/texts/speech.js';
import { anotherOne, practiceButton } from '../src/views/buttons.js';
import { showPlaying } from '../src/views/show-playing.js';
import { suggestThemes } from '../src/views/suggest-themes.js';

const LONGEST_THEME = 40;

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

/** Each button gives up one of the wishes, the last one all of them. */
async function offerMore(context: Context, wishes: Wishes): Promise<Reply> {
  const { anyDifficulty, anyTheme, anyLength, anything } = context.speech.texts.practice;
  const text = await whyNone(context, wishes);
  const wished = Object.keys(wishes).length;
  if (wished === 0) return sentence(text);
  const labels = { level: anyDifficulty, theme: anyTheme, mateIn: anyLength };
  const dropped = (['level', 'theme', 'mateIn'] as const).filter((wish) => wishes[wish] !== undefined);
  const wider = wished === 1 ? [] : dropped.map((wish) => practiceButton(labels[wish], without(wishes, wish)));
  return { text, personal: true, buttons: [...wider, practiceButton(anything, {})] };
}

/** Whether there is none like that, or the member has had them all. */
async function whyNone({ caller, services: { game }, speech }: Context, wishes: Wishes): Promise<string> {
  const { nothingLeft, nothingAtAll, noneYet, noneOfLength, noneLikeThat } = speech.texts.practice;
  const isAny = Object.keys(wishes).length === 0;
  const stock = await game.practiceStock(caller, wishes);
  if (stock === 'as wished') return isAny ? nothingAtAll : nothingLeft;
  if (isAny) return noneYet;
  const { mateIn } = wishes;
  return stock === 'none' && mateIn !== undefined ? noneOfLength(mateIn) : noneLikeThat;
}

function without(wishes: Wishes, wish: keyof Wishes): Wishes {
  const { [wish]: _, ...others } = wishes;
  return others;
}
