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

/** Tells Discord the commands, unless it has just these. Gives whether it had to. */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  serverId: string | undefined,
  shapes: readonly CommandShape[],
): Promise<boolean> {
  const route = serverId
    ? Routes.applicationGuildCommands(applicationId, serverId)
    : Routes.applicationCommands(applicationId);
  if (isSameList(shapes, await rest.get(route))) return false;
  await rest.put(route, { body: shapes });
  return true;
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
