import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_INVOCATION } from '../../../src/bot/invocation.js';
import { ComponentIds, readComponentId } from '../../../src/fronts/discord/component-id.js';

const invocations = fc.record({
  command: fc.constantFrom('help', 'solution', 'puzzles queue'),
  args: fc.dictionary(fc.constantFrom('at', 'puzzle'), fc.string({ maxLength: 8 }), {
    noNullPrototype: false,
  }),
});

const carried = fc.record(
  { invocation: invocations, inPlace: fc.boolean(), ask: fc.constantFrom('moves', 'several_keys') },
  { requiredKeys: ['invocation', 'inPlace'], noNullPrototype: true },
);

describe('what a button carries', () => {
  it('comes back as it was, also from twins on the same message', () => {
    fc.assert(
      fc.property(carried, fc.integer({ min: 1, max: 4 }), (component, twins) => {
        const ids = new ComponentIds();
        const made = Array.from({ length: twins }, () => ids.make(component));
        expect(new Set(made).size).toBe(twins);
        for (const id of made) expect(readComponentId(id)).toEqual(component);
      }),
    );
  });

  it.each([true, false])('has room for the longest invocation (in place: %s)', (inPlace) => {
    const invocation = { command: 'solution', args: { at: 'x'.repeat(MAX_INVOCATION - 'solution?at='.length) } };
    const id = new ComponentIds().make({ invocation, inPlace });
    expect(id).toHaveLength(MAX_INVOCATION);
    expect(readComponentId(id)).toEqual({ invocation, inPlace });
  });

  it('is nothing when it cannot be pressed, and still unique', () => {
    const ids = new ComponentIds();
    expect(new Set([ids.makeIdle(), ids.makeIdle(), ids.makeIdle()]).size).toBe(3);
  });
});
