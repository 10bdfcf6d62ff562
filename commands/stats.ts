import { type Context, defineCommand } from '../src/bot/command.js';
import type { Button, Reply } from '../src/bot/reply.js';
import { excerpt, sentence } from '../src/bot/text.js';
import type { NamedMember } from '../src/play/player-store.js';
import { fail, ok, type Result } from '../src/shared/result.js';
import { showPuzzle } from '../src/views/buttons.js';
import { loadStats, statsInWords, statsLines } from '../src/views/stats.js';
import { statsCard } from '../src/views/stats-card.js';

/** Chats show at most this many suggestions. */
const SUGGESTIONS = 25;

/** Of several who may be meant. */
const OFFERED = 5;

export const stats = defineCommand({
  spec: {
    name: 'stats',
    description: 'Rating, solve times, calendar and themes: yours, or somebody’s of this server',
    audience: 'everyone',
    slow: false,
    options: [
      { name: 'user', description: 'Somebody else who plays here', type: 'member', autocomplete: true },
      { name: 'text', description: 'In words alone', type: 'flag', internal: true },
    ],
  },

  async run(context, { user, text = false }) {
    const { caller, speech } = context;
    const { texts } = speech;
    const who = user === undefined ? ok(selfOf(context)) : await findMember(context, user);
    if (!who.ok) return who.fault;
    const isSelf = who.value.userId === caller.userId;
    const figures = await loadStats(context, who.value);
    if (figures.played.length === 0) {
      if (!isSelf) return sentence(texts.stats.noneOf(excerpt(who.value.name)));
      return { ...sentence(texts.stats.none), buttons: [showPuzzle(speech)] };
    }
    const another = (label: string, asText: boolean): Button => ({
      label,
      style: 'secondary',
      inPlace: true,
      invoke: {
        command: 'stats',
        args: { ...(!isSelf && { user: who.value.userId }), ...(asText && { text: true }) },
      },
    });
    if (text) {
      const words = statsInWords(figures, speech);
      return { text: words, personal: true, buttons: [another(texts.stats.asPicture, false)] };
    }
    const [title = ''] = statsLines(figures, excerpt(who.value.name), speech);
    // What is read out has no bold print, and nothing in it is taken for formatting.
    const alt = statsLines(figures, who.value.name, speech).join('. ').replaceAll('**', '');
    return {
      text: title,
      personal: true,
      pictures: [{ kind: 'card', card: statsCard(figures, speech), alt }],
      buttons: [another(texts.stats.asText, true)],
    };
  },

  async complete({ caller, services }, typed) {
    const found = await services.players.findMembers(caller.serverId, typed.trim(), SUGGESTIONS);
    return found.map(({ userId, name }) => ({ name, value: found.some(isNamesake(userId, name)) ? userId : name }));
  },
});

const selfOf = ({ caller: { userId, name } }: Context): NamedMember => ({ userId, name });

/** Only among those who have played in this server and do not hide. Oneself is always found. */
async function findMember(context: Context, typed: string): Promise<Result<NamedMember, Reply>> {
  const { caller, services, speech } = context;
  const { unknown, whichOne } = speech.texts.stats;
  const wanted = typed.trim();
  if (wanted === caller.userId || wanted.toLowerCase() === caller.name.toLowerCase()) return ok(selfOf(context));
  const found = await services.players.findMembers(caller.serverId, wanted, SUGGESTIONS);
  const [first] = found;
  if (!first) return fail(sentence(unknown(excerpt(wanted))));
  const alike = found.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (first.userId === wanted || found.length === 1 || alike.length === 1) return ok(first);
  return fail({
    ...sentence(whichOne(found.map(({ name }) => excerpt(name)))),
    buttons: found.slice(0, OFFERED).map(({ userId, name }) => ({
      label: name,
      style: 'secondary',
      inPlace: true,
      invoke: { command: 'stats', args: { user: userId } },
    })),
  });
}

/** Somebody else of the same name: then only the id tells them apart. */
const isNamesake =
  (userId: string, name: string) =>
  (other: NamedMember): boolean =>
    other.userId !== userId && other.name.toLowerCase() === name.toLowerCase();
