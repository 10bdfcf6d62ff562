/** The time of the bot and of its Discord: it goes as the real one does, and is moved while no bot lives. */
export class AheadClock {
  aheadMs = 0;

  now = (): number => Date.now() + this.aheadMs;

  moveTo(moment: number): void {
    this.aheadMs = moment - Date.now();
  }

  advance(ms: number): void {
    this.aheadMs += ms;
  }
}
