import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ApiError } from './api-error.js';
import type { Clock } from './clock.js';
import type { Faults, Trouble } from './faults.js';
import type { SentFilePart } from './message-rules.js';
import type { RateLimits } from './rate-limits.js';

export interface Call {
  readonly method: string;
  /** Without the version: `/webhooks/1/token`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  readonly body: unknown;
  readonly files: ReadonlyMap<string, SentFilePart>;
}

export interface HttpDependencies {
  readonly clock: Clock;
  readonly faults: Faults;
  readonly rateLimits: RateLimits;
  /** Gives the JSON to answer with; undefined is "done, nothing to say". */
  readonly answer: (call: Call) => unknown;
  readonly serveFile: (path: string, response: ServerResponse) => void;
  readonly onBug: (error: unknown) => void;
  readonly onDone: (call: Call) => void;
}

const API = '/api/v10';

export async function startHttpServer(parts: HttpDependencies): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    serve(request, response, parts).catch((error) => {
      // Who died while asking has asked for nothing.
      if (request.complete) parts.onBug(error);
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function serve(request: IncomingMessage, response: ServerResponse, parts: HttpDependencies): Promise<void> {
  const { faults, rateLimits, onDone } = parts;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (!pathname.startsWith(API)) return parts.serveFile(pathname, response);
  const path = pathname.slice(API.length);
  const method = request.method ?? 'GET';
  const asked = `${method} ${path}`;
  const { body, files } = await readBody(request);
  const call: Call = { method, path, query: searchParams, authorization: request.headers.authorization, body, files };
  await faults.waitFor(asked);
  const trouble = faults.take(asked);
  const { headers, limited } = trouble ? { headers: {} } : rateLimits.judge(asked);
  const reply = limited ? refusal({ status: 429, ...limited }) : undergo(call, trouble, parts);
  if (reply?.status === 429) rateLimits.hits++;
  onDone(call);
  if (trouble?.lateMs !== undefined) await new Promise((resolve) => setTimeout(resolve, trouble.lateMs));
  await faults.waitWithReply(asked);
  const date = new Date(parts.clock.now()).toUTCString();
  if (reply) send(response, reply, { date, ...headers });
  else response.destroy();
}

interface Reply {
  readonly status: number;
  /** Absent in a 204, which must not claim to be JSON: the client would wait for it. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Does what was asked unless the trouble comes before it, and gives what the bot hears of it. */
function undergo(call: Call, trouble: Trouble | undefined, parts: HttpDependencies): Reply | undefined {
  if (!trouble || trouble.lateMs !== undefined) return answerTo(call, parts);
  if (trouble.done) answerTo(call, parts);
  return refusal(trouble);
}

function answerTo(call: Call, { answer, onBug }: HttpDependencies): Reply {
  try {
    const json = answer(call);
    return json === undefined ? { status: 204 } : { status: 200, json };
  } catch (error) {
    if (!(error instanceof ApiError)) onBug(error);
    const { status, code, message } = error instanceof ApiError ? error : new ApiError(500, 0, 'bug');
    return { status, json: { code, message } };
  }
}

/** What a trouble makes the bot hear; nothing when the connection breaks. */
function refusal({ status, code = 0, retryAfter, scope = 'shared' }: Trouble): Reply | undefined {
  if (status === undefined) return undefined;
  if (retryAfter === undefined) return { status, json: { code, message: `planned ${status}` } };
  const global = scope === 'global';
  return {
    status,
    json: { message: 'You are being rate limited.', retry_after: retryAfter, global },
    headers: {
      'retry-after': String(retryAfter),
      'x-ratelimit-scope': scope,
      ...(global && { 'x-ratelimit-global': 'true' }),
      via: '1.1 local',
    },
  };
}

function send(response: ServerResponse, { status, json, headers }: Reply, common: Record<string, string>): void {
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { ...type, ...common, ...headers });
  response.end(json === undefined ? undefined : JSON.stringify(json));
}

/** JSON, or a form with `payload_json` and `files[n]`. */
async function readBody(request: IncomingMessage): Promise<Pick<Call, 'body' | 'files'>> {
  const bytes = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (bytes.length === 0) return { body: undefined, files: new Map() };
  if (!type.startsWith('multipart/form-data')) return { body: JSON.parse(bytes.toString()), files: new Map() };
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const files = new Map<string, SentFilePart>();
  for (const [field, value] of form) {
    const key = /^files\[(\d+)\]$/.exec(field)?.[1];
    if (!key || typeof value === 'string') continue;
    files.set(key, { name: value.name, content: new Uint8Array(await value.arrayBuffer()) });
  }
  return { body: JSON.parse(String(form.get('payload_json'))), files };
}
