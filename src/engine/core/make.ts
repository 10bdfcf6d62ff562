import { bit, lowest } from './attacks';
import { RIGHTS_KEPT, PLY_BYTES } from './memory';
import { becomes, CASTLES, fromOf, IN_PASSING, movedBy, specialOf, toOf, TWO_STEPS } from './move';
import {
  BLACK,
  CASTLING,
  EN_PASSANT,
  KEY,
  LAST_MOVE,
  men,
  menAgainst,
  PAWN,
  pawns,
  pawnsAttack,
  pieceOn,
  ROOK,
  WHITE,
  ZOBRIST_BLACK,
  zobristOf,
  zobristOfEnPassant,
  zobristOfRights,
} from './position';

/** Plays a move without a key, for positions that are never looked up. Returns the new position. */
export function make<Side>(p: usize, move: u32): usize {
  const next = p + PLY_BYTES;
  const from = bit(fromOf(move));
  const to = bit(toOf(move));
  const stays = v128.splat<u64>(~(from | to));
  v128.store(next, v128.and(v128.load(p), stays));
  v128.store(next, v128.and(v128.load(p, 16), stays), 16);
  v128.store(next, v128.and(v128.load(p, 32), stays), 32);
  const arrives = next + (becomes(move) << 3);
  store<u64>(arrives, load<u64>(arrives) | to);
  let own = (men<Side>(p) ^ from) | to;
  let other = menAgainst<Side>(p) & ~to;
  const rights = load<u32>(p, CASTLING);
  let enPassant: u64 = 0;

  const special = specialOf(move);
  if (special) {
    if (special == TWO_STEPS) {
      const passed = sizeof<Side>() == 1 ? to >> 8 : to << 8;
      if (pawnsAttack<Side>(passed) & other & pawns(p)) enPassant = passed;
    } else if (special == IN_PASSING) {
      const taken = sizeof<Side>() == 1 ? to >> 8 : to << 8;
      store<u64>(next, load<u64>(next) ^ taken);
      other ^= taken;
    } else {
      const rook = castlingRook(to);
      store<u64>(next, load<u64>(next, 24) ^ rook, 24);
      own ^= rook;
    }
  }
  store<u64>(next, enPassant, EN_PASSANT);
  store<u32>(
    next,
    rights ? rights & load<u8>(RIGHTS_KEPT + fromOf(move)) & load<u8>(RIGHTS_KEPT + toOf(move)) : 0,
    CASTLING,
  );
  store<u64>(next, own, sizeof<Side>() == 1 ? WHITE : BLACK);
  store<u64>(next, other, sizeof<Side>() == 1 ? BLACK : WHITE);
  store<u32>(next, move, LAST_MOVE);
  return next;
}

/** Where the rook leaves and arrives when the king castles to a square. */
// @ts-ignore: decorator
@inline
export function castlingRook(to: u64): u64 {
  return to & 0x4000000000000040 ? (to << 1) | (to >> 1) : (to >> 2) | (to << 1);
}

/** Plays a move and keeps the key up to date. */
export function makeKeyed<Side>(p: usize, move: u32): usize {
  const next = make<Side>(p, move);
  const from = fromOf(move);
  const to = toOf(move);
  let key = load<u64>(p, KEY) ^ ZOBRIST_BLACK;
  key ^= zobristOf<Side>(movedBy(move), from) ^ zobristOf<Side>(becomes(move), to);
  const taken = menAgainst<Side>(p) & bit(to);
  if (taken) key ^= zobristAgainst<Side>(pieceOn(p, taken), to);
  const special = specialOf(move);
  if (special == IN_PASSING) key ^= zobristAgainst<Side>(PAWN, sizeof<Side>() == 1 ? to - 8 : to + 8);
  if (special == CASTLES) {
    const rook = castlingRook(bit(to));
    key ^= zobristOf<Side>(ROOK, lowest(rook)) ^ zobristOf<Side>(ROOK, 63 - u32(clz(rook)));
  }
  key ^= zobristOfRights(load<u32>(p, CASTLING)) ^ zobristOfRights(load<u32>(next, CASTLING));
  key ^= zobristOfEnPassant(load<u64>(p, EN_PASSANT)) ^ zobristOfEnPassant(load<u64>(next, EN_PASSANT));
  store<u64>(next, key, KEY);
  return next;
}

// @ts-ignore: decorator
@inline
function zobristAgainst<Side>(piece: u32, square: u32): u64 {
  return sizeof<Side>() == 1 ? zobristOf<u16>(piece, square) : zobristOf<u8>(piece, square);
}
