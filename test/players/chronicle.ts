import type { Attempt, AttemptEvent, DailyAttempt, Finish, History, Opening, Outage, Server } from './history.js';
import type { Hide, Play, SetZone } from './intentions.js';
import { dateAt, serverDay } from './model-days.js';

/** The puzzle that somebody had before them. */
export type Sight = Pick<Attempt, 'puzzleId' | 'position' | 'mateIn' | 'difficulty'>;

/** Writes down what became of intentions: only the first end of an attempt is one, and nothing happens after it. */
export class Chronicle {
  readonly #servers: ReadonlyMap<string, Server>;
  readonly #attempts = new Map<string, Attempt>();
  readonly #openings = new Map<string, Opening>();
  readonly #zones = new Map<string, string>();
  readonly #hidden = new Set<string>();
  readonly #outages: Outage[] = [];
  /** The latest date of each server's dailies. */
  readonly #latest = new Map<string, string>();
  #turn = 0;

  constructor(servers: readonly Server[]) {
    this.#servers = new Map(servers.map((server) => [server.id, server]));
  }

  away(outage: Outage): void {
    this.#outages.push(outage);
  }

  set({ kind, userId, ...rest }: SetZone | Hide): void {
    if (kind === 'hide') this.#hidden.add(userId);
    else if (kind === 'show') this.#hidden.delete(userId);
    else if ('timeZone' in rest && rest.timeZone !== undefined) this.#zones.set(userId, rest.timeZone);
    else this.#zones.delete(userId);
  }

  /**
   * Whether it made a difference to an attempt; a look begins one with what is seen, and answers need one. `move` is that of a
   * wrong try.
   */
  play(play: Play, sight: Sight, move?: string): boolean {
    return play.kind === 'look' ? this.#look(play, sight) : this.#act(play, move);
  }

  history(): History {
    return {
      servers: [...this.#servers.values()],
      attempts: [...this.#attempts.values()],
      outages: [...this.#outages],
      openings: [...this.#openings.values()],
      hidden: [...this.#hidden],
    };
  }

  #look(play: Play, sight: Sight): boolean {
    const { at, userId, serverId, channelId, subject } = play;
    const today = this.#today(serverId, at);
    if (subject.kind === 'daily') {
      if (subject.date === today) this.#latest.set(serverId, today);
      this.#openings.set(JSON.stringify([serverId, channelId, userId]), { serverId, channelId, userId });
    }
    if (this.#attempts.has(keyOf(play))) return false;
    const begun = { serverId, userId, ...sight, startedAt: at, events: [] };
    const { openBoard = false } = this.#server(serverId);
    const attempt: Attempt =
      subject.kind === 'practice'
        ? { kind: 'practice', ...begun }
        : { kind: 'daily', ...begun, date: subject.date, openedOn: today, openBoard };
    this.#attempts.set(keyOf(play), attempt);
    return true;
  }

  #act(play: Play, move: string | undefined): boolean {
    const attempt = this.#attempts.get(keyOf(play));
    if (!attempt || attempt.finish) return false;
    this.#attempts.set(keyOf(play), this.#after(attempt, play, move));
    return true;
  }

  #after(attempt: Attempt, { kind, at }: Play, move: string | undefined): Attempt {
    this.#turn += 1;
    const turn = this.#turn;
    if (kind === 'wrong' || kind === 'hint' || kind === 'slower') {
      const event: AttemptEvent = { at, turn, kind, ...(move !== undefined && { move }) };
      return { ...attempt, events: [...attempt.events, event] };
    }
    const finish: Finish = { at, turn, outcome: kind === 'solve' ? 'solved' : 'gave up' };
    return attempt.kind === 'practice' ? { ...attempt, finish } : this.#finished(attempt, finish);
  }

  #finished(attempt: DailyAttempt, finish: Finish): DailyAttempt {
    const { serverId, userId } = attempt;
    const zone = this.#zones.get(userId) ?? this.#server(serverId).timeZone;
    return { ...attempt, finish: { ...finish, on: this.#today(serverId, finish.at), zone } };
  }

  /** A day that has begun is not taken back with the clock, but for one that has begun nowhere on Earth. */
  #today(serverId: string, at: number): string {
    const today = serverDay(at, this.#server(serverId));
    const latest = this.#latest.get(serverId) ?? today;
    return latest > today && latest <= dateAt(at, 'Pacific/Kiritimati') ? latest : today;
  }

  #server(id: string): Server {
    const server = this.#servers.get(id);
    if (!server) throw new Error(`no server ${id}`);
    return server;
  }
}

function keyOf({ userId, serverId, subject }: Play): string {
  return JSON.stringify([userId, serverId, subject]);
}
