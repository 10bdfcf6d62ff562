import { explainSentFile } from '../../bot/explain-file-fault.js';
import { MAX_FILE_BYTES } from '../../bot/reply.js';
import { fail, ok, type Result } from '../../shared/result.js';
import type { Texts } from '../../texts/en.js';

/** The longest typed line and the form around a file are far smaller. */
const MAX_WORDS_BYTES = 64 * 1024;

/** A browser reads the answer only when its upload was taken: so much is thrown away before the connection is. */
const MAX_DISCARDED_BYTES = 256 * 1024 * 1024;

export type BodyFault =
  | { readonly code: 'file too large'; readonly bytes: number }
  | { readonly code: 'too long' }
  | { readonly code: 'unreadable' };

export const BODY_FAULT_STATUS = { 'file too large': 413, 'too long': 413, unreadable: 400 } as const satisfies Record<
  BodyFault['code'],
  number
>;

export function explainBodyFault(fault: BodyFault, texts: Texts): string {
  switch (fault.code) {
    case 'file too large':
      return explainSentFile({ code: 'too large', bytes: fault.bytes }, texts);
    case 'too long':
      return texts.page.tooLong;
    case 'unreadable':
      return texts.page.unreadable;
  }
}

export const isJson = (request: Request): boolean =>
  /^application\/json/i.test(request.headers.get('content-type') ?? '');

/** A JSON body, or a form's fields as one object; what is inside is still unchecked. */
export async function readBody(request: Request): Promise<Result<unknown, BodyFault>> {
  const hasJson = isJson(request);
  const limit = hasJson ? MAX_WORDS_BYTES : MAX_FILE_BYTES + MAX_WORDS_BYTES;
  try {
    const { bytes, length } = await readBytes(request, limit);
    if (length > limit) return fail(hasJson ? { code: 'too long' } : { code: 'file too large', bytes: length });
    if (hasJson) return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    const type = request.headers.get('content-type') ?? '';
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return ok(Object.fromEntries(form));
  } catch {
    // No JSON, no form; or the sender went away, or was too slow for the server's patience.
    return fail({ code: 'unreadable' });
  }
}

/** The bytes up to the limit, and how many came. */
async function readBytes(
  request: Request,
  limit: number,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly length: number }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_DISCARDED_BYTES) break;
    if (length <= limit) chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), length };
}
