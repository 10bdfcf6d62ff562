import { beforeEach, describe, expect, it } from 'vitest';
import { Lifecycle, type Part } from '../../src/app/lifecycle.js';
import { Gate } from '../fronts/gate.js';

let events: string[];
let lifecycle: Lifecycle;
beforeEach(() => {
  events = [];
  lifecycle = new Lifecycle();
});

const part = (name: string, changes: Partial<Part> = {}): Required<Part> => ({
  start: () => void events.push(`start ${name}`),
  stop: async () => void events.push(`stop ${name}`),
  ...changes,
});

describe('the lifecycle', () => {
  it('starts parts in the order of their layers and stops them in the opposite one', async () => {
    lifecycle.add({ stop: part('store').stop });
    lifecycle.add(part('prover'), part('keeper'));
    lifecycle.add(part('front'));
    await lifecycle.start();
    expect(events).toEqual(['start prover', 'start keeper', 'start front']);
    events = [];
    await Promise.all([lifecycle.stop(), lifecycle.stop()]);
    expect(events).toEqual(['stop front', 'stop prover', 'stop keeper', 'stop store']);
  });

  it('stops a layer only when the one above it has stopped', async () => {
    const answered = new Gate();
    const front = part('front', {
      stop: async () => {
        await answered.opened;
        events.push('stop front');
      },
    });
    lifecycle.add(part('store'));
    lifecycle.add(front, part('scheduler'));
    const stopping = lifecycle.stop();
    await Promise.resolve();
    expect(events).toEqual(['stop scheduler']);
    answered.open();
    await stopping;
    expect(events).toEqual(['stop scheduler', 'stop front', 'stop store']);
  });

  it('starts nothing more once it is being stopped', async () => {
    const read = new Gate();
    lifecycle.add(part('folder', { start: () => read.opened }));
    lifecycle.add(part('front'));
    const starting = lifecycle.start();
    await lifecycle.stop();
    read.open();
    await starting;
    expect(events).toEqual(['stop front', 'stop folder']);
  });

  it('stops the others when one fails to, and says what failed', async () => {
    const fault = new Error('it hangs');
    lifecycle.add(part('store'));
    lifecycle.add(part('front', { stop: () => Promise.reject(fault) }), part('scheduler'));
    await expect(lifecycle.stop()).rejects.toBe(fault);
    expect(events).toEqual(['stop scheduler', 'stop store']);
  });
});
