import { piecesOf } from '../../../../src/puzzles/files/unpack/pieces.js';
import { unpack } from '../../../../src/puzzles/files/unpack/unpack.js';

/** What is in an archive, as far as it can be read, and what ended the reading. */
export async function unpacked(bytes: Uint8Array) {
  const parts: Uint8Array[] = [];
  let fault: string | undefined;
  for await (const piece of unpack(piecesOf([bytes]), 1024 ** 3)) {
    if (piece.ok) parts.push(piece.value.slice());
    else fault = piece.fault.code;
  }
  return { bytes: Buffer.concat(parts), fault };
}
