import type { BoardSpec, CardView, Theme } from './spec.js';

/** What the drawing thread is asked for: one member for each kind of picture. */
export type Job =
  | { readonly kind: 'board'; readonly spec: BoardSpec }
  | { readonly kind: 'card'; readonly card: CardView; readonly theme: Theme };

/** Equal for equal pictures. Written out, because equal jobs may list their members in another order. */
export function keyOf(job: Job): string {
  switch (job.kind) {
    case 'board': {
      const { fen, orientation, theme, pieces, lastMove, arrow } = job.spec;
      const marks = [lastMove ?? '', arrow?.move ?? '', arrow?.meaning ?? ''];
      return JSON.stringify(['board', fen, orientation, theme, pieces, ...marks]);
    }
    case 'card': {
      const { title, subtitle, squares, figures, footer } = job.card;
      const told = figures.map(({ label, value }) => [label, value]);
      return JSON.stringify(['card', job.theme, title, subtitle, squares, told, footer]);
    }
  }
}
