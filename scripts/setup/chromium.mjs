import { findProgram, isProgram } from './command.mjs';
import { installFromSystem } from './system-install.mjs';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const BY_HAND = 'Install Chromium or Chrome, or set CHROMIUM to the path of its program, then try again.';

/**
 * @param {string | undefined} configured what the environment says in CHROMIUM
 * @param {(name: string) => string | undefined} [find]
 * @param {(file: string) => boolean} [runs]
 * @returns {string | undefined}
 */
export function findChromium(configured, find = findProgram, runs = isProgram) {
  if (configured) return runs(configured) ? configured : undefined;
  for (const name of PROGRAMS) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return APPLICATIONS.find(runs);
}

/** @returns {Promise<import('./fault.mjs').Fault | undefined>} */
export async function provideChromium() {
  const configured = process.env.CHROMIUM;
  if (configured)
    return {
      sentence: `CHROMIUM is set to ${configured}, but that is not a program. Set it to a Chromium or Chrome, or unset it.`,
    };
  const missing = 'The browser tests need Chromium, and none was found.';
  const fault = await installFromSystem({
    title: 'Installing Chromium for the browser tests',
    missing,
    packages: ({ browser }) => browser,
    byHand: BY_HAND,
  });
  if (fault) return fault;
  return findChromium(configured) === undefined ? { sentence: `${missing} ${BY_HAND}` } : undefined;
}
