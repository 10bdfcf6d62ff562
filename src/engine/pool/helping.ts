import { Job } from './job.js';
import type { Thread } from './thread.js';

/** A task that wants help. */
interface Invitation {
  readonly thread: Thread;
  readonly job: Job;
  readonly shared: unknown;
  readonly helps: Set<Job>;
}

/** Gives threads that have nothing to do to tasks that want help. */
export class Helping {
  readonly #invitations = new Set<Invitation>();

  /** Of `threads`, which may help, so many work at a time. `others` only get help. */
  constructor(
    readonly threads: readonly Thread[],
    readonly others: readonly Thread[],
    readonly width: number,
  ) {}

  invite(thread: Thread, job: Job, shared: unknown): void {
    this.#invitations.add({ thread, job, shared, helps: new Set() });
  }

  /** Those who have the fewest helpers get the next one. */
  give(): void {
    while (this.threads.filter(({ isIdle }) => !isIdle).length < this.width) {
      const [neediest] = [...this.#invitations]
        .filter(({ job, helps }) => !job.settled && helps.size < (job.task.helper?.most ?? 0))
        .toSorted((a, b) => a.helps.size - b.helps.size);
      const thread = neediest && this.threads.find(({ isIdle }) => isIdle);
      if (!thread) return;
      this.#help(thread, neediest);
    }
  }

  callBackOne(): void {
    const helps = [...this.#invitations].flatMap((invitation) => [...invitation.helps]);
    helps.find(({ settled }) => !settled)?.cancel();
  }

  /** After each change of what a thread does: whoever helped with what is over is called back, and let go when it is gone. */
  end(changed: Thread): void {
    for (const invitation of this.#invitations) {
      const { thread, job, helps } = invitation;
      const isOver = !thread.held.includes(job);
      for (const help of helps) {
        if (isOver) help.cancel();
        if (!this.#isHeld(help)) helps.delete(help);
      }
      if (isOver) this.#invitations.delete(invitation);
    }
    for (const thread of [...this.threads, ...this.others]) thread.helpers.delete(changed);
  }

  #help(thread: Thread, invitation: Invitation): void {
    const { job, shared, helps } = invitation;
    const taken = new Set([...helps].map(({ helper }) => helper));
    let helper = 1;
    while (taken.has(helper)) helper++;
    const help = new Job(job.task, shared, { lane: 'help' }, helper);
    helps.add(help);
    invitation.thread.helpers.add(thread);
    help.promise
      .then(({ kind }) => kind === 'thread died')
      .catch(() => true)
      // What could not be helped once would fail again and again.
      .then((failed) => failed && this.#invitations.delete(invitation));
    thread.give([help]);
  }

  #isHeld(help: Job): boolean {
    return this.threads.some(({ held }) => held.includes(help));
  }
}
