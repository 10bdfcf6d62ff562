import type { Outage, Server } from './history.js';

/** What people want to do, and when; what becomes of it is the product's affair. */
export type Intention = Play | SetZone | Hide;

export const PLAYS = ['look', 'wrong', 'slower', 'hint', 'solve', 'give up'] as const;
export type PlayKind = (typeof PLAYS)[number];

/** A daily by its date, or somebody's first, second, third practice puzzle. */
export type Subject =
  | { readonly kind: 'daily'; readonly date: string }
  | { readonly kind: 'practice'; readonly run: number };

interface Doing {
  /** On the bot's clock. */
  readonly at: number;
  readonly userId: string;
  readonly serverId: string;
}

export interface Play extends Doing {
  readonly kind: PlayKind;
  readonly channelId: string;
  readonly subject: Subject;
}

export interface SetZone extends Doing {
  readonly kind: 'zone';
  /** Missing: the server's again. */
  readonly timeZone?: string;
}

export interface Hide extends Doing {
  readonly kind: 'hide' | 'show';
}

export interface Life {
  readonly servers: readonly Server[];
  readonly userIds: readonly string[];
  /** In order of time, apart from one another. No intention falls into one. */
  readonly outages: readonly Outage[];
  /** In the order in which they happen, which is not that of `at` where the bot's clock was set back. */
  readonly intentions: readonly Intention[];
}

/** Whoever found the bot away when they wanted to look did nothing else with that board. */
export function onlySeen(intentions: readonly Intention[]): readonly Intention[] {
  const seen = new Set<string>();
  return intentions.filter((intention) => {
    if (!('subject' in intention)) return true;
    const board = JSON.stringify([intention.userId, intention.serverId, intention.subject]);
    if (intention.kind === 'look') seen.add(board);
    return seen.has(board);
  });
}

/** The same life by dates of the bot's clock in UTC, in order; a date comes twice where the clock was set back over midnight. */
export function* dayByDay({
  intentions,
}: Life): Generator<{ readonly date: string; readonly intentions: Intention[] }> {
  let date = '';
  let day: Intention[] = [];
  for (const intention of intentions) {
    const next = new Date(intention.at).toISOString().slice(0, 10);
    if (next !== date && day.length > 0) {
      yield { date, intentions: day };
      day = [];
    }
    date = next;
    day.push(intention);
  }
  if (day.length > 0) yield { date, intentions: day };
}
