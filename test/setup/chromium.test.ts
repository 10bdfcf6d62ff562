import { expect, it } from 'vitest';
import { findChromium } from '../../scripts/setup/chromium.mjs';

const onPath =
  (...names: readonly string[]) =>
  (name: string): string | undefined =>
    names.includes(name) ? `/usr/bin/${name}` : undefined;
const exists =
  (...files: readonly string[]) =>
  (file: string): boolean =>
    files.includes(file);
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

it.each([
  ['the one that CHROMIUM names', '/opt/chrome', onPath('chromium'), exists('/opt/chrome'), '/opt/chrome'],
  ['not another one when CHROMIUM is wrong', '/opt/gone', onPath('chromium'), exists(), undefined],
  ['Chromium', undefined, onPath('google-chrome', 'chromium'), exists(), '/usr/bin/chromium'],
  ['Chrome', undefined, onPath('google-chrome-stable'), exists(), '/usr/bin/google-chrome-stable'],
  ['the application on a Mac', undefined, onPath(), exists(MAC), MAC],
  ['none', '', onPath(), exists(), undefined],
])('finds a browser for the tests: %s', (_, configured, find, runs, expected) => {
  expect(findChromium(configured, find, runs)).toBe(expected);
});
