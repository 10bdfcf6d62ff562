import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { projectRoot } from '../../../src/shared/project.js';
import { paintCard } from '../painting.js';
import { BLANK, openCard } from './opened-card.js';

const painter = makePainter();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'matinee-fonts-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await painter.close();
});

const ink = async (title: string): Promise<readonly boolean[]> =>
  (await openCard(await paintCard(painter, { ...BLANK, title }, 'light'))).ink('title');

/** A character that no font has; all that cannot be drawn look alike, but for a code in small print. */
const UNKNOWN = '\u{10ffff}';

it.each([
  ['Latin', 'AaGgQqRrßæøđþ'],
  ['accents', 'äéñçőůřţğłżệ'],
  ['Cyrillic', 'БДЖИЛФЦЩЫЭЮЯбджийфцщыэюяіїєґ'],
  ['Greek', 'ΓΔΘΛΞΠΣΦΨΩαβγδ'],
  ['figures and signs', '0123456789·–…№★☆½⅓²⁵₂①™ªⅧ℃€'],
])('a card knows its %s', async (_, letters) => {
  const drawn = new Set<string>([(await ink(UNKNOWN)).join()]);
  for (const letter of letters) drawn.add((await ink(letter)).join());
  expect(drawn.size).toBe([...letters].length + 1);
});

it('writes the same letters on a machine without any font', async () => {
  const title = 'Größe · Этюд №5 ★☆';
  const config = join(folder, 'fonts.conf');
  const picture = join(folder, 'card.png');
  writeFileSync(config, `<?xml version="1.0"?><fontconfig><cachedir>${folder}/cache</cachedir></fontconfig>`);
  const script = `
    import { writeFileSync } from 'node:fs';
    import { makePainter } from './dist/src/pictures/drawing/painter.js';
    const painter = makePainter();
    writeFileSync(${JSON.stringify(picture)}, await painter.paint({ kind: 'card', card: ${JSON.stringify({ ...BLANK, title })}, alt: '' }, { theme: 'light', pieces: 'classic' }));
    await painter.close();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectRoot,
    env: { ...process.env, FONTCONFIG_FILE: config },
  });
  const there = (await openCard(readFileSync(picture))).ink('title');
  const here = await ink(title);
  // Not to the pixel: how letters are smoothed is the machine's own setting.
  const either = here.filter((isInk, at) => isInk || there[at]).length;
  expect(either).toBeGreaterThan(1000);
  expect(here.filter((isInk, at) => isInk !== there[at]).length / either).toBeLessThan(0.2);
});
