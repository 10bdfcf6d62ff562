import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Refusal } from './page/wire.js';

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** One sentence for whoever asked; the page shows it in the chat, a browser that came here by itself as text. */
export const refuse = (context: Context, status: ContentfulStatusCode, sentence: string): Response =>
  context.req.path.startsWith('/api/')
    ? context.json({ error: sentence } satisfies Refusal, status)
    : context.text(`${sentence}\n`, status);

/**
 * Whoever reaches this server is its operator, so other web sites must not reach it through the operator's browser:
 * a foreign name that was pointed at 127.0.0.1 shows in Host, a foreign page's request in Origin or Sec-Fetch-Site.
 */
export function guard(port: () => number): MiddlewareHandler {
  return async (context, next) => {
    const homes = ['127.0.0.1', 'localhost'].map((name) => new URL(`http://${name}:${port()}`));
    const { req } = context;
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);

    if (!homes.some(({ host }) => host === req.header('host'))) {
      return refuse(context, 421, `This address is not mine; open ${homes[0]?.origin} instead.`);
    }
    const origin = req.header('origin');
    const fromHome = homes.some((home) => home.origin === origin && home.host === req.header('host'));
    if (origin !== undefined && !fromHome) return refuse(context, 403, 'Other pages may not talk to this chat.');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      if (!fromHome && req.header('sec-fetch-site') !== 'same-origin') {
        return refuse(context, 403, 'Only the chat page itself may send this.');
      }
      if (!/^(application\/json|multipart\/form-data)\s*(;|$)/i.test(req.header('content-type') ?? '')) {
        return refuse(context, 415, 'Send JSON, or a form with a file.');
      }
    }
    return next();
  };
}
