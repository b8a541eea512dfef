import { ProviderProblem } from './provider-problem.js';

/**
 * Limits concurrent calls to one provider, so that a slow one ties up nothing else; a few more are queued, the rest are rejected immediately.
 * @source quality R27
 */
export class Bulkhead {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly places: number,
    private readonly maxQueued: number,
  ) {}

  /** @throws ProviderProblem timeout when the signal fires before there is a place, limit when too many wait already */
  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.places) await this.place(signal);
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place goes to the next one without becoming free in between.
      if (next) next();
      else this.running -= 1;
    }
  }

  private async place(signal: AbortSignal): Promise<void> {
    if (this.waiting.length >= this.maxQueued) throw new ProviderProblem('limit', 'too many calls at once', 2);
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(new ProviderProblem('timeout', 'no place in time'));
      };
      signal.addEventListener('abort', leave, { once: true });
      this.waiting.push(enter);
    });
  }
}
