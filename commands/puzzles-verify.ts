import { type Context, defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { countOf, sentence } from '../src/bot/text.js';
import { offersFor } from './view/offers.js';
import { verdictText } from './view/verdicts.js';

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
    const { caller, services } = context;
    const { ids, hopeless } = await services.secondTries.ask(caller.serverId);
    if (ids.length > 0) {
      return { ...progress(context, 0, ids.length), updates: untilTried(context, ids) };
    }
    if (hopeless === 0) return sentence('None of this server’s own puzzles was too hard to prove.');
    return sentence(
      `${countOf(hopeless, 'puzzle')} ${hopeless === 1 ? 'was' : 'were'} tried again already, with ${secondsOf(context)} each, in vain. More needs an operator who raises SOLVE_SECONDS.`,
    );
  },
});

async function* untilTried(context: Context, ids: readonly number[]): AsyncGenerator<Reply> {
  for await (const { done, of } of context.services.secondTries.follow(context.caller.serverId)) {
    yield progress(context, done, of);
  }
  yield report(context, ids);
}

const progress = (context: Context, done: number, of: number): Reply =>
  sentence(`Trying again, with up to ${secondsOf(context)} each: ${done} of ${of} done.`);

const secondsOf = ({ services }: Context): string => `${Math.round(services.secondTries.budget.milliseconds / 1000)} s`;

async function report({ caller, services }: Context, ids: readonly number[]): Promise<Reply> {
  const reports = await services.library.reportPuzzles(caller.serverId, ids);
  const decided = reports.filter(({ verdict }) => verdict && verdict.kind !== 'gave up');
  const lines = decided.slice(0, SHOWN).map((puzzle) => `#${puzzle.id} ${verdictText(puzzle)}`);
  const text = [
    `**${decided.length} of ${countOf(ids.length, 'puzzle')} decided.**${decided.length < ids.length ? ' The others stay too hard.' : ''}`,
    ...lines,
    ...(decided.length > SHOWN ? [`… and ${decided.length - SHOWN} more: \`/puzzles show\` tells of each.`] : []),
  ];
  return { ...sentence(text.join('\n')), buttons: offersFor(decided) };
}
