/** Frames as RFC 8878 has them, made by hand from blocks that are not packed: to say wrong things that no program writes. */

const MAGIC = [0x28, 0xb5, 0x2f, 0xfd];

/** One block: raw bytes, one byte repeated, or what claims to be packed. */
export function block(
  kind: 'raw' | 'repeated' | 'packed' | 'reserved',
  content: readonly number[],
  size = content.length,
) {
  return (isLast: boolean): number[] => {
    const header = (isLast ? 1 : 0) | (['raw', 'repeated', 'packed', 'reserved'].indexOf(kind) << 1) | (size << 3);
    return [header & 255, (header >> 8) & 255, (header >> 16) & 255, ...content];
  };
}

/** A frame with a window of 1 MiB and without a checksum, unless the descriptor says otherwise. */
export const frame = (
  blocks: readonly ReturnType<typeof block>[],
  header: readonly number[] = [0x00, 0x50],
): number[] => [...MAGIC, ...header, ...blocks.flatMap((make, index) => make(index === blocks.length - 1))];

export const skipped = (content: readonly number[], size = content.length): number[] => [
  0x53,
  0x2a,
  0x4d,
  0x18,
  size & 255,
  (size >> 8) & 255,
  (size >> 16) & 255,
  size >>> 24,
  ...content,
];
