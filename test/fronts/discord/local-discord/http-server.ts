import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ApiError } from './api-error.js';
import type { Faults, Trouble } from './faults.js';
import type { SentFilePart } from './message-rules.js';

export interface Call {
  readonly method: string;
  /** Without the version: `/webhooks/1/token`. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
  readonly files: ReadonlyMap<string, SentFilePart>;
}

export interface HttpParts {
  readonly faults: Faults;
  /** Gives the JSON to answer with; undefined is "done, nothing to say". */
  readonly answer: (call: Call) => unknown;
  readonly serveFile: (path: string, response: ServerResponse) => void;
  readonly onBug: (error: unknown) => void;
  readonly onDone: (call: Call) => void;
}

const API = '/api/v10';

export async function startHttpServer(parts: HttpParts): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    serve(request, response, parts).catch((error) => {
      parts.onBug(error);
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function serve(request: IncomingMessage, response: ServerResponse, parts: HttpParts): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (!pathname.startsWith(API)) return parts.serveFile(pathname, response);
  const path = pathname.slice(API.length);
  const method = request.method ?? 'GET';
  const { body, files } = await readBody(request);
  const call: Call = { method, path, authorization: request.headers.authorization, body, files };
  await parts.faults.waitFor(`${method} ${path}`);
  const trouble = parts.faults.take(`${method} ${path}`);
  if (trouble) fail(response, trouble);
  else succeed(response, parts, call);
  parts.onDone(call);
}

function succeed(response: ServerResponse, { answer, onBug }: HttpParts, call: Call): void {
  try {
    const json = answer(call);
    // A 204 that claims to be JSON makes the client wait for it.
    if (json === undefined) response.writeHead(204).end();
    else send(response, 200, json);
  } catch (error) {
    if (!(error instanceof ApiError)) onBug(error);
    const { status, code, message } = error instanceof ApiError ? error : new ApiError(500, 0, 'bug');
    send(response, status, { code, message });
  }
}

function fail(response: ServerResponse, { status, code = 0, retryAfter }: Trouble): void {
  if (retryAfter === undefined) {
    send(response, status, { code, message: `planned ${status}` });
  } else {
    const limits = { 'retry-after': String(retryAfter), 'x-ratelimit-scope': 'shared', via: '1.1 local' };
    send(response, status, { message: 'You are being rate limited.', retry_after: retryAfter, global: false }, limits);
  }
}

const send = (response: ServerResponse, status: number, json: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
};

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
