import { afterAll, describe, expect, it } from 'vitest';
import { CALENDAR_DAYS, CALENDAR_WEEKS, type CalendarDay } from '../../../src/pictures/cards.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { CELL, GUTTER, LEFT, layoutOf } from '../../../src/pictures/drawing/stats/layout.js';
import { STATS_PALETTES } from '../../../src/pictures/drawing/stats/stats-palette.js';
import { BOARD_THEMES } from '../../../src/shared/look.js';
import { contrast } from '../contrast.js';
import { paintCard } from '../painting.js';
import { differs, openPicture } from '../picture.js';
import { RICH } from './sample-cards.js';

const painter = makePainter();
afterAll(() => painter.close());

describe.each(BOARD_THEMES)('in the %s theme', (theme) => {
  const { ground, accent, soft, weak, track, days } = STATS_PALETTES[theme];

  it('lines, bars and days stand out from the card', () => {
    for (const colour of [accent, weak, days.missed, days.solved, days.clean]) {
      expect(contrast(colour, ground), colour).toBeGreaterThan(3);
    }
    for (const colour of [soft, days.none]) expect(contrast(colour, ground), colour).toBeGreaterThan(1.7);
    expect(contrast(track, ground)).toBeGreaterThan(1.3);
  });

  it('what is measured stands out from what surrounds it', () => {
    expect(contrast(accent, soft)).toBeGreaterThan(2);
    for (const colour of [accent, weak]) expect(contrast(colour, track)).toBeGreaterThan(2);
    expect(contrast(days.solved, days.clean)).toBeGreaterThan(2);
  });

  it('days of each kind have a form of their own, for eyes to which the colours look alike', async () => {
    const week: readonly CalendarDay[] = [...CALENDAR_DAYS, 'future', 'future'];
    const card = {
      ...RICH,
      calendar: { ...RICH.calendar, days: Array.from({ length: CALENDAR_WEEKS }, () => week).flat() },
    };
    const picture = await openPicture(await paintCard(painter, card, theme));
    const bare = picture.pixel(10, 10);
    const { body } = layoutOf(card).calendar;
    const top = body.y + body.height - 6 * CELL.pitch - CELL.size;
    const forms = CALENDAR_DAYS.map((_, row) => {
      const form: boolean[] = [];
      for (let y = 0; y < CELL.size; y++) {
        for (let x = 0; x < CELL.size; x++) {
          form.push(differs(picture.pixel(LEFT + GUTTER + x, top + row * CELL.pitch + y), bare));
        }
      }
      return form;
    });
    forms.forEach((one, index) => {
      for (const other of forms.slice(index + 1)) {
        const either = one.filter((ink, at) => ink || other[at]).length;
        expect(one.filter((ink, at) => ink !== other[at]).length / either).toBeGreaterThan(0.08);
      }
    });
    expect(forms[CALENDAR_DAYS.indexOf('future')]).not.toContain(true);
  });
});
