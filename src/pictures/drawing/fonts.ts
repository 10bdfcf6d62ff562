import { createRequire } from 'node:module';
import { registerFont } from 'canvas';

const resolve = createRequire(import.meta.url).resolve;

/** Inter, OFL-1.1: Latin with all accents, Greek and Cyrillic, and the stars of a difficulty. */
const FILES = {
  400: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  600: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const;

export type Weight = keyof typeof FILES;

const FAMILY = 'Matinee Sans';

/** For names in other scripts, all OFL-1.1. Names are written in one weight, so each script has one file. */
const OTHER_SCRIPTS = [
  {
    family: 'Matinee Han',
    // One file for Chinese, simplified and traditional, and for Japanese: Noto has one of this size for each.
    file: '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf',
    letters: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}]/u,
  },
  {
    family: 'Matinee Hangul',
    file: '@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
    letters: /\p{Script=Hangul}/u,
  },
  {
    family: 'Matinee Arabic',
    file: '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
    letters: /\p{scx=Arabic}/u,
  },
  {
    family: 'Matinee Hebrew',
    file: '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
    letters: /\p{Script=Hebrew}/u,
  },
] as const;

/**
 * A machine may have no font at all. What ours lacks is taken from the machine's.
 *
 * Fonts belong to the process, and node-canvas keeps their list without a lock: they are registered once, in the main
 * thread and before any thread draws. That reads little of a file (2 ms for all of them); the glyphs are read by the thread
 * that draws, when a text needs them.
 */
export function registerFonts(): void {
  for (const [weight, file] of Object.entries(FILES)) registerFont(resolve(file), { family: FAMILY, weight });
  for (const { family, file } of OTHER_SCRIPTS) registerFont(resolve(file), { family, weight: '600' });
}

/** For this text: a family more than it needs would be asked for every letter. */
export function fontOf(weight: Weight, size: number, text: string): string {
  const others = OTHER_SCRIPTS.filter(({ letters }) => letters.test(text)).map(({ family }) => family);
  return `${weight} ${size}px ${[FAMILY, ...others].map((family) => `"${family}"`).join(', ')}`;
}
