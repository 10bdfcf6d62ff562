import { type Context, defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { sentence } from '../src/bot/text.js';
import { acceptButtons } from '../src/views/accept.js';
import { markStillOpen, verdictText } from '../src/views/verdict.js';

const SHOWN = 8;

export const puzzlesVerify = defineCommand({
  spec: {
    name: 'puzzles verify',
    description: 'Try your puzzles again that were too hard to prove, with four times the time',
    audience: 'admins',
    slow: true,
    options: [],
  },

  async run(context) {
    const { caller, services, speech } = context;
    const { library } = speech.texts;
    if (!services.hardRetries.hasTimeLeft(caller.serverId)) return sentence(library.timeUsedUp);
    const { ids, hopeless } = await services.hardRetries.ask(caller.serverId);
    if (ids.length > 0) {
      return { ...progress(context, 0, ids.length), updates: untilTried(context, ids) };
    }
    return sentence(hopeless === 0 ? library.noneTooHard : library.triedInVain(hopeless, secondsOf(context)));
  },
});

async function* untilTried(context: Context, ids: readonly number[]): AsyncGenerator<Reply> {
  for await (const { done, of } of context.services.hardRetries.follow(context.caller.serverId)) {
    yield progress(context, done, of);
  }
  yield report(context, ids);
}

const progress = (context: Context, done: number, of: number): Reply =>
  sentence(context.speech.texts.library.trying(secondsOf(context), done, of));

const secondsOf = ({ services }: Context): number => Math.round(services.hardRetries.budget.milliseconds / 1000);

async function report(context: Context, ids: readonly number[]): Promise<Reply> {
  const { caller, services, speech } = context;
  const reports = await markStillOpen(context, await services.library.reportPuzzles(caller.serverId, ids));
  const decided = reports.filter(({ verdict }) => verdict && verdict.kind !== 'gave up');
  const lines = decided.slice(0, SHOWN).map((puzzle) => `#${puzzle.id} ${verdictText(puzzle, speech)}`);
  const isCutShort = decided.length < ids.length && !services.hardRetries.hasTimeLeft(caller.serverId);
  const text = [
    speech.texts.library.decided(decided.length, ids.length),
    ...(isCutShort ? [speech.texts.library.timeUsedUp] : []),
    ...lines,
    ...(decided.length > SHOWN ? [speech.texts.library.moreDecided(decided.length - SHOWN)] : []),
  ];
  return { ...sentence(text.join('\n')), buttons: acceptButtons(decided, speech.texts) };
}
