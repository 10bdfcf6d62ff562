import { createHash } from 'node:crypto';
import { type REST, Routes } from 'discord.js';
import type { CommandShape } from './command-shape.js';

/** What Discord adds to a command of its own accord. */
const ADDED_BY_DISCORD = new Set([
  'id',
  'application_id',
  'guild_id',
  'version',
  'integration_types',
  'contexts',
  'dm_permission',
  'name_localized',
  'description_localized',
]);

/** What is remembered from one start to the next. */
export interface Memory {
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
}

interface Registration {
  readonly rest: REST;
  readonly applicationId: string;
  /** The one server that gets them, if not all do. */
  readonly serverId: string | undefined;
  readonly shapes: readonly CommandShape[];
  readonly memory: Memory;
}

/**
 * Tells Discord the commands when they have changed since it was told last, unless it has just these. Gives whether it
 * had to. Who starts the bot a hundred times a day asks Discord nothing.
 */
export async function registerCommands(registration: Registration): Promise<boolean> {
  const { rest, applicationId, serverId, shapes, memory } = registration;
  const route = serverId
    ? Routes.applicationGuildCommands(applicationId, serverId)
    : Routes.applicationCommands(applicationId);
  const note = `commands at ${route}`;
  const hash = createHash('sha256').update(JSON.stringify(shapes)).digest('hex');
  if ((await memory.get(note)) === hash) return false;
  const changed = !isSameList(shapes, await rest.get(route));
  if (changed) await rest.put(route, { body: shapes });
  await memory.set(note, hash);
  return changed;
}

function isSameList(ours: readonly CommandShape[], theirs: unknown): boolean {
  if (!Array.isArray(theirs) || theirs.length !== ours.length) return false;
  const byName = new Map(theirs.map((command: { name?: unknown }) => [command.name, command]));
  return ours.every((command) => isSame(command, byName.get(command.name)));
}

/** The same when Discord has all that we say, and nothing that we no longer say. */
function isSame(ours: unknown, theirs: unknown): boolean {
  if (isNothing(ours)) return isNothing(theirs);
  if (Array.isArray(ours)) {
    return Array.isArray(theirs) && theirs.length === ours.length && ours.every((item, at) => isSame(item, theirs[at]));
  }
  if (!isRecord(ours)) return ours === theirs;
  if (!isRecord(theirs)) return false;
  return (
    Object.entries(ours).every(([key, value]) => isSame(value, theirs[key])) &&
    Object.entries(theirs).every(([key, value]) => key in ours || ADDED_BY_DISCORD.has(key) || isNothing(value))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Discord leaves out what is false or empty. */
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
