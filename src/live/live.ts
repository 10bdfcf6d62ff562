import type { Caller, Context } from '../bot/command.js';
import type { LiveAnswers } from './answers.js';
import { giveUp, playMove, practise, showBoard, startBoard, takeHint } from './board.js';
import { showCalendar } from './calendar.js';
import { explore } from './explore.js';
import type { LiveKind, LiveRequest, LiveRequestOf } from './requests.js';

/** What a live board asks of the bot, beside the commands: the same play, as data instead of replies. */
export interface Live {
  answer<Kind extends LiveKind>(request: LiveRequestOf<Kind>, caller: Caller): Promise<LiveAnswers[Kind]>;
}

type Handlers = {
  readonly [Kind in LiveKind]: (context: Context, request: LiveRequestOf<Kind>) => Promise<LiveAnswers[Kind]>;
};

const HANDLERS: Handlers = {
  show: showBoard,
  start: startBoard,
  move: playMove,
  hint: takeHint,
  'give up': giveUp,
  practise,
  explore,
  calendar: showCalendar,
};

interface LiveDependencies {
  /** With what commands work too. */
  readonly contextFor: (caller: Caller) => Promise<Context>;
}

export const makeLive = ({ contextFor }: LiveDependencies): Live => ({
  async answer<Kind extends LiveKind>(request: LiveRequestOf<Kind>, caller: Caller): Promise<LiveAnswers[Kind]> {
    // TypeScript does not follow from a member of the union to its handler.
    const handle = HANDLERS[request.do as Kind] as unknown as (
      context: Context,
      request: LiveRequest,
    ) => Promise<LiveAnswers[Kind]>;
    return handle(await contextFor(caller), request);
  },
});
