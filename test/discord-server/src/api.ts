import type { Access } from './access.js';
import { ApiError } from './api-error.js';
import { channelRoutes } from './channel-routes.js';
import { commandRoutes } from './command-routes.js';
import type { RegisteredCommand } from './command-rules.js';
import type { Call } from './http-server.js';
import { interactionRoutes } from './interaction-routes.js';
import type { ApiDependencies } from './routes.js';
import { serverRoutes } from './server-routes.js';

/** The part of Discord's HTTP API that the bot needs. */
export function makeApi(parts: ApiDependencies, access: Access) {
  const commands = new Map<string, readonly RegisteredCommand[]>();
  const routes = [
    ...commandRoutes(parts, commands),
    ...interactionRoutes(parts),
    ...channelRoutes(parts, access),
    ...serverRoutes(parts),
  ];

  return {
    commands,
    answer(call: Call): unknown {
      const request = `${call.method} ${decodeURIComponent(call.path)}`;
      try {
        for (const [pattern, handle] of routes) {
          const match = pattern.exec(request);
          if (match) return handle(call, ...match.slice(1));
        }
        throw new ApiError(400, 0, 'no such address');
      } catch (error) {
        if (error instanceof ApiError && error.isMistake) parts.onViolation(`${request}: ${error.message}`);
        throw error;
      }
    },
  };
}
