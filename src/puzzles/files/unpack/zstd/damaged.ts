import type { FileFault } from '../../file-fault.js';

/**
 * Thrown wherever the inside of a frame cannot be, and caught where blocks are unpacked: a value handed up through every
 * step of reading bits would cost more than the steps.
 */
export class FrameFault extends Error {
  readonly fault: FileFault;

  constructor(code: 'damaged archive' | 'packed too tightly') {
    super(code);
    this.fault = { code };
  }
}

export function assertSound(isSound: boolean): asserts isSound {
  if (!isSound) throw new FrameFault('damaged archive');
}
