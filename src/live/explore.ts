import { opposite } from 'chessops/util';
import type { Context } from '../bot/command.js';
import { excerpt } from '../bot/text.js';
import { moveOfUci, play, playUci } from '../games/chess/moves.js';
import { fenOf } from '../games/chess/position.js';
import type { Position, Uci } from '../games/chess/vocabulary.js';
import type { Playing } from '../play/boards.js';
import { lastsOf, type ProofPlace, walkProof } from '../play/proof-walk.js';
import type { Puzzle } from '../play/puzzle.js';
import { writerFor } from '../puzzles/files/formats/write.js';
import type { Speech } from '../texts/speech.js';
import type { Exploration, ExploredPosition } from './answers.js';
import { shownLine, shownMove } from './board-state.js';
import { exploredMoves } from './explored-moves.js';
import type { LiveRequestOf } from './requests.js';

/** What the proof says of a position. Only who has ended their attempt is told. */
export async function explore(
  { caller, services, speech }: Context,
  { ref, line }: LiveRequestOf<'explore'>,
): Promise<Exploration> {
  const playing = await services.game.find(caller, ref);
  if (!playing?.attempt.finish) return { kind: 'refused', sentence: speech.texts.explore.tooEarly };
  let position = playing.start;
  const known: Uci[] = [];
  for (const uci of line) {
    const move = moveOfUci(position, uci);
    if (!move) return { kind: 'refused', sentence: speech.texts.live.illegal(excerpt(uci)) };
    position = play(position, move);
    known.push(uci);
  }
  return explored(playing, position, known, speech);
}

function explored(playing: Playing, position: Position, line: readonly Uci[], speech: Speech): ExploredPosition {
  const { start, root, puzzle } = playing;
  const place = walkProof(root, line);
  const mateIn = mateInAt(place);
  const fen = fenOf(position);
  return {
    kind: 'position',
    fen,
    turn: position.turn,
    line: shownLine(start, line, speech),
    ...(mateIn !== undefined && { mateIn }),
    isMate: position.isCheckmate(),
    sentence: sentenceAt(place, playing, position, line, speech),
    moves: position.isEnd() ? [] : exploredMoves(place, position, speech),
    pgn: writerFor('pgn')
      .write({ position: start, mateIn: puzzle.mateIn, ...named(puzzle), line })
      .trimEnd(),
    analysis: `https://lichess.org/analysis/standard/${fen.replaceAll(' ', '_')}?color=${start.turn}`,
  };
}

const named = ({ name }: Puzzle): { readonly name?: string } => (name === undefined ? {} : { name });

function mateInAt(place: ProofPlace): number | undefined {
  switch (place.kind) {
    case 'attack':
      return place.node.mateIn;
    case 'defence':
      return lastsOf(place.continuation) || undefined;
    case 'wrong':
    case 'answered':
      return place.wrong.kind === 'slower' ? place.wrong.mateIn - 1 : undefined;
    case 'missed':
    case 'beyond':
      return undefined;
  }
}

function sentenceAt(
  place: ProofPlace,
  { start }: Playing,
  position: Position,
  line: readonly Uci[],
  speech: Speech,
): string {
  const { answers, daily, explore: say } = speech.texts;
  const attacker = start.turn;
  if (position.isCheckmate()) return say.mated(attacker);
  const last = line.at(-1);
  const before = line.slice(0, place.kind === 'answered' ? -2 : -1).reduce(playUci, start);
  switch (place.kind) {
    case 'attack':
      return daily.title(attacker, place.node.mateIn);
    case 'defence':
      return say.defends(opposite(attacker), place.continuation.defences.length, lastsOf(place.continuation));
    case 'missed':
      return say.missed(last === undefined ? '' : shownMove(before, last, speech).san, place.mateIn);
    case 'wrong':
    case 'answered': {
      const { wrong, mateIn } = place;
      const move = shownMove(before, wrong.move, speech).san;
      const ends = place.kind === 'answered' ? `\n${say.proofEnds}` : '';
      if (wrong.kind === 'stalemate') return answers.whyStalemate(move, opposite(attacker));
      if (wrong.kind === 'slower') return answers.whySlower(move, wrong.mateIn, mateIn) + ends;
      const reply = shownMove(playUci(before, wrong.move), wrong.by, speech).san;
      const explain = wrong.kind === 'refuted' ? answers.whyRefuted : answers.whyUndecided;
      return explain(move, reply, mateIn) + ends;
    }
    case 'beyond':
      return say.proofEnds;
  }
}
