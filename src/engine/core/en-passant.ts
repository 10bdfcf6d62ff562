import { lowest, pawnAttacks } from './attacks';
import { attackersAgainst, EN_PASSANT, men, pawns } from './position';

/**
 * The pawns that may take in passing, for a position where that may be possible. Tried out rather than reasoned: two men
 * leave their squares at once, which may open lines to the king that no pin tells of.
 */
export function takersInPassing<Side, Other>(p: usize, king: u32, occupied: u64): u64 {
  const passed = load<u64>(p, EN_PASSANT);
  const taken = sizeof<Side>() == 1 ? passed >> 8 : passed << 8;
  let takers: u64 = 0;
  for (let rest = pawnAttacks<Other>(lowest(passed)) & pawns(p) & men<Side>(p); rest; rest &= rest - 1) {
    const taker = rest & (0 - rest);
    const after = (occupied ^ taker ^ taken) | passed;
    if (!(attackersAgainst<Side>(p, king, after) & ~taken)) takers |= taker;
  }
  return takers;
}
