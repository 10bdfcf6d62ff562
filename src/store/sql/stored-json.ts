import type { ZodType } from 'zod';

/** What a column holds as JSON. Undefined when there is nothing, or when it was damaged: nothing depends on having it. */
export function readStored<Value>(text: string | null, shape: ZodType<Value>): Value | undefined {
  try {
    return text === null ? undefined : shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
