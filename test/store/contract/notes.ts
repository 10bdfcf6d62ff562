import { expect, it } from 'vitest';
import type { Bench } from './bench.js';

/** Small things that are remembered from one run to the next. */
export function notesContract(bench: Bench): void {
  it('knows nothing at first', async () => {
    expect(await bench.store.notes.get('commands')).toBeUndefined();
  });

  it('keeps what was noted last under each name, also over a restart', async () => {
    await bench.store.notes.set('commands', 'old');
    await bench.store.notes.set('commands', 'new');
    await bench.store.notes.set('others', 'theirs');
    await bench.reopen();
    expect(await bench.store.notes.get('commands')).toBe('new');
    expect(await bench.store.notes.get('others')).toBe('theirs');
  });
}
