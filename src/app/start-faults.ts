import { PortForbidden, PortInUse } from '../fronts/web/front.js';
import { isDatabaseGone } from '../store/sqlite/database-files.js';

/** Discord's come from a module that is loaded only when it is wanted; their message is the sentence. */
const DISCORD_FAULTS = ['InvalidToken', 'DiscordUnreachable', 'ConnectionRefused', 'NotInTestServer'];

/** What a person can mend gets a sentence; anything else is a bug and stays an exception. */
export function explainStartFault(error: unknown): string | undefined {
  if (isDatabaseGone(error)) return error.message;
  if (error instanceof PortInUse) {
    return `Port ${error.port} is in use by another program. Stop that one, or name another port in PORT (0 for any free one).`;
  }
  if (error instanceof PortForbidden) {
    return `Port ${error.port} may not be used by this user. Name one from 1024 on in PORT (0 for any free one).`;
  }
  if (error instanceof Error && DISCORD_FAULTS.includes(error.name)) return error.message;
  return undefined;
}
