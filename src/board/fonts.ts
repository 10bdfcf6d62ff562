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

/**
 * A machine may have no font at all. What ours lacks is taken from the machine's.
 *
 * Fonts belong to the process, and node-canvas keeps their list without a lock: they are registered once, in the main
 * thread and before any thread draws.
 */
export function registerFonts(): void {
  for (const [weight, file] of Object.entries(FILES)) registerFont(resolve(file), { family: FAMILY, weight });
}

export const fontOf = (weight: Weight, size: number): string => `${weight} ${size}px "${FAMILY}"`;
