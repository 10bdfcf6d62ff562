import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { addDays } from '../src/people/days.js';
import { isPractice } from '../src/play/puzzle-ref.js';
import { dayInWords, readPuzzleRef } from '../src/views/dates.js';
import { recapReply } from '../src/views/recap.js';

export const recap = defineCommand({
  spec: {
    name: 'recap',
    description: 'How a day went: who solved its puzzle, and what the others tried in vain',
    audience: 'everyone',
    slow: false,
    options: [
      { name: 'date', description: 'An earlier day, like 2026-11-16 or yesterday', type: 'text', maxLength: 20 },
    ],
  },

  async run({ caller, services, speech }, { date: typed }) {
    const { texts } = speech;
    const today = await services.game.today(caller.serverId);
    const read = readPuzzleRef(typed ?? addDays(today, -1), today, speech);
    if (!read.ok) return sentence(read.fault);
    const date = read.value;
    if (isPractice(date)) return sentence(texts.dates.unreadable(today));
    const day = dayInWords(date, speech);
    if (date === today) return sentence(texts.recap.tomorrow(day));
    const found = await services.recaps.find(caller.serverId, date);
    return found ? { ...recapReply(found, speech), personal: true } : sentence(texts.recap.nobodyPlayed(day));
  },
});
