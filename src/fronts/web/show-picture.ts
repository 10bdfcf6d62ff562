import type { CardView } from '../../pictures/cards.js';
import type { Painter, Picture } from '../../pictures/picture.js';
import type { Look } from '../../shared/look.js';
import type { ShownCard, ShownPicture } from './page/wire.js';
import type { PictureShelf } from './picture-shelf.js';

/** A picture as the page gets it: painted, and as data, from which a board can be made that one plays on. */
export async function showPicture(
  picture: Picture,
  look: Look,
  { painter, shelf }: { readonly painter: Painter; readonly shelf: PictureShelf },
): Promise<ShownPicture> {
  const src = shelf.put(await painter.paint(picture, look));
  return picture.kind === 'card' ? { ...picture, card: showCard(picture.card), src } : { ...picture, src };
}

/** Of statistics only what is written on them: the plots are drawn from somebody's every single result. */
function showCard(card: CardView): ShownCard {
  if (card.kind !== 'stats') return card;
  const { kind, title, subtitle, figures, footer } = card;
  return { kind, title, subtitle, figures, footer };
}
