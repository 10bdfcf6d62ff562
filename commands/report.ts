import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';

/** Enough for anybody with something to say, too little for a flood. */
const MOST_A_DAY = 5;
const DAY = 86_400_000;

export const report = defineCommand({
  spec: {
    name: 'report',
    description: 'Tell whoever runs this bot what is wrong with a puzzle or with me',
    audience: 'everyone',
    slow: false,
    options: [{ name: 'text', description: 'What is wrong', type: 'text', maxLength: 1000, required: true }],
  },

  async run({ caller, services, speech: { texts } }, { text }) {
    const { serverId, userId } = caller;
    const written = text.trim();
    if (written === '') return sentence(texts.report.empty);
    const at = services.now();
    const puzzleId = (await services.game.latest(caller))?.puzzle.id;
    const about = puzzleId !== undefined && { puzzleId };
    const number = await services.reports.add({ serverId, userId, text: written, at, ...about }, MOST_A_DAY, at - DAY);
    if (number === undefined) return sentence(texts.report.tooMany(MOST_A_DAY));
    const thanks = texts.report.thanks(number);
    return sentence(puzzleId === undefined ? thanks : `${thanks} ${texts.report.aboutPuzzle(puzzleId)}`);
  },
});
