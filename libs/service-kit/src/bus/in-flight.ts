import { settlesWithin } from '@linkyard/time/with-timeout';

/** Counts work that has begun and not ended, so that a process can finish it before it leaves. @source quality R28 */
export class InFlight {
  private count = 0;
  private waiting: (() => void)[] = [];

  async track<Result>(work: () => Promise<Result>): Promise<Result> {
    this.count += 1;
    try {
      return await work();
    } finally {
      this.count -= 1;
      if (this.count === 0) this.waiting.splice(0).forEach((resolve) => resolve());
    }
  }

  /** Resolves when nothing is under way, or after `limitMs`. @returns how many were left */
  async idle(limitMs: number): Promise<number> {
    if (this.count === 0) return 0;
    await settlesWithin(new Promise<void>((resolve) => this.waiting.push(resolve)), limitMs);
    return this.count;
  }
}
