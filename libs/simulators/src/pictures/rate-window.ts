export interface Taken {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the window resets. */
  resetSec: number;
}

/** Counts requests in fixed windows, as the picture services do. */
export class RateWindow {
  private count = 0;
  private until = 0;

  /** @param now epoch milliseconds */
  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly now: () => number,
  ) {}

  take(): Taken {
    const now = this.now();
    if (now >= this.until) {
      this.count = 0;
      this.until = now + this.windowMs;
    }
    this.count += 1;
    return {
      allowed: this.count <= this.limit,
      limit: this.limit,
      remaining: Math.max(0, this.limit - this.count),
      resetSec: Math.ceil((this.until - now) / 1000),
    };
  }
}
