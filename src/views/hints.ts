import type { HintPrice } from '../play/hint-price.js';
import type { Hint } from '../play/hints.js';
import type { Texts } from '../texts/en.js';

/** What one more hint costs, in a sentence. */
export function hintCost({ percent, rating, place }: HintPrice, { hints: texts }: Texts): string {
  if (percent > 0) return rating ? texts.costsBoth(percent) : texts.costsPoints(percent);
  if (rating === undefined) return place ? texts.costsPlace : texts.costsNothing;
  return rating === 'practice' ? texts.costsPracticeRating : texts.costsRating;
}

/** What a hint gives away, said before it is taken. */
export function hintReveals(hint: Hint, { hints: texts }: Texts): string {
  switch (hint.kind) {
    case 'nature':
      return texts.tellsKind;
    case 'piece':
      return texts.tellsPiece;
    case 'square':
      return texts.tellsSquare;
  }
}

/** The hint itself. */
export function hintText(hint: Hint, { hints: texts }: Texts): string {
  switch (hint.kind) {
    case 'nature':
      if (hint.isCheck) return hint.takes ? texts.capturingCheck : texts.check;
      return hint.takes ? texts.capture : texts.quiet;
    case 'piece':
      return texts.piece(hint.role, hint.from);
    case 'square':
      return texts.square(hint.role, hint.from, hint.to);
  }
}
