import { MAX_FILE_BYTES } from '../../library/read-file.js';
import { fail, ok, type Result } from '../../result.js';

/** The form around a file: its boundaries, the typed line, the file's name. */
const MAX_BODY_BYTES = MAX_FILE_BYTES + 64 * 1024;

/** A browser reads the answer only when its upload was taken: so much is thrown away before the connection is. */
const MAX_DISCARDED_BYTES = 256 * 1024 * 1024;

export type BodyFault = 'too large' | 'unreadable';

export const explainBodyFault = (fault: BodyFault): string =>
  fault === 'too large'
    ? `That file is larger than ${MAX_FILE_BYTES / 1024 ** 2} MiB. Please split it and send the parts one after the other.`
    : 'I could not read that request. Please reload the page and try again.';

/** A JSON body, or a form's fields as one object; what is inside is still unchecked. */
export async function readBody(request: Request): Promise<Result<unknown, BodyFault>> {
  const bytes = await readBytes(request);
  if (!bytes.ok) return bytes;
  const type = request.headers.get('content-type') ?? '';
  try {
    if (/^application\/json/i.test(type))
      return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value)));
    const form = await new Response(bytes.value, { headers: { 'content-type': type } }).formData();
    return ok(Object.fromEntries(form));
  } catch {
    return fail('unreadable');
  }
}

async function readBytes(request: Request): Promise<Result<Uint8Array<ArrayBuffer>, BodyFault>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > MAX_DISCARDED_BYTES) break;
      if (length <= MAX_BODY_BYTES) chunks.push(chunk);
    }
  } catch {
    // The sender went away, or was too slow for the server's patience.
    return fail('unreadable');
  }
  return length > MAX_BODY_BYTES ? fail('too large') : ok(Buffer.concat(chunks));
}
