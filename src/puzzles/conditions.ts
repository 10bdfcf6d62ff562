import type { Draft } from './draft.js';

/** As a file gives it: text that is still unchecked. */
interface ConditionsText {
  readonly severalKeys?: string | undefined;
  readonly purpose?: string | undefined;
}

/**
 * The optional part of a draft that says how it is to be taken. Only what a puzzle is not by itself is said: a word for one
 * key or for a daily changes nothing, so that whoever adds a whole file for practice is not contradicted by it.
 */
export function conditions({ severalKeys, purpose }: ConditionsText): Pick<Draft, 'severalKeys' | 'purpose'> {
  return {
    ...(severalKeys !== undefined && /^(?:yes|true|1)$/i.test(severalKeys.trim()) ? { severalKeys: true } : {}),
    ...(purpose?.trim().toLowerCase() === 'practice' ? { purpose: 'practice' } : {}),
  };
}
