import type { Attachment } from 'discord.js';
import { explainSentFile } from '../../bot/explain-file-fault.js';
import { MAX_FILE_BYTES, type SentFile } from '../../bot/reply.js';
import { excerpt } from '../../bot/text.js';
import { fail, ok, type Result } from '../../shared/result.js';
import type { Texts } from '../../texts/en.js';

/** Where Discord keeps what people upload. */
export const DISCORD_FILE_ORIGINS = ['https://cdn.discordapp.com', 'https://media.discordapp.net'] as const;

const PATIENCE_MS = 30_000;

/**
 * Fetches a file before its command runs, so that whatever is wrong with it is one sentence to the person who sent it
 * and not a failure in the middle of the command.
 */
export async function fetchAttachment(
  { url, name, size }: Pick<Attachment, 'url' | 'name' | 'size'>,
  origins: readonly string[],
  texts: Texts,
): Promise<Result<SentFile, string>> {
  if (!URL.canParse(url) || !origins.includes(new URL(url).origin)) {
    return fail(texts.files.onlyUploads);
  }
  const fetched = size > MAX_FILE_BYTES ? fail(tooLarge(size, texts)) : await download(url, texts);
  if (!fetched.ok) return fail(texts.files.named(excerpt(name), fetched.fault));
  const bytes = fetched.value;
  return ok({ name, read: async () => bytes });
}

async function download(url: string, texts: Texts): Promise<Result<Uint8Array, string>> {
  try {
    // A redirect could lead anywhere, also into the operator's own network: it counts as a failure.
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.status !== 200 || !response.body) return fail(texts.files.notFetched);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.length;
      // Leaving the loop cancels the download.
      if (bytes > MAX_FILE_BYTES) return fail(tooLarge(bytes, texts));
      chunks.push(chunk);
    }
    return ok(Buffer.concat(chunks));
  } catch {
    return fail(texts.files.notFetched);
  }
}

const tooLarge = (bytes: number, texts: Texts): string => explainSentFile({ code: 'too large', bytes }, texts);
