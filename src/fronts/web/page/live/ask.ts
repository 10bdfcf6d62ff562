import type { LiveAnswers } from '../../../../live/answers.js';
import type { LiveKind, LiveRequestOf } from '../../../../live/requests.js';
import { post } from '../api.js';
import type { Refusal } from '../wire.js';

/** An answer of the bot, or one sentence why there is none. */
export type Asked<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  /** `isLost`: the bot was not reached; the same may be asked again. */
  | { readonly ok: false; readonly sentence: string; readonly isLost: boolean };

/** Asks what a live board needs to know or wants to do. */
export async function ask<Kind extends LiveKind>(
  request: LiveRequestOf<Kind> & { readonly do: Kind },
): Promise<Asked<LiveAnswers[Kind]>> {
  try {
    const response = await post('/api/live', request);
    if (response.ok) return { ok: true, answer: (await response.json()) as LiveAnswers[Kind] };
    return { ok: false, sentence: ((await response.json()) as Refusal).error, isLost: false };
  } catch {
    return { ok: false, sentence: '', isLost: true };
  }
}
