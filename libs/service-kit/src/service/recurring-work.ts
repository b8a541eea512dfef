import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '../logging/logger.js';

interface Recurrence {
  /** Milliseconds from one round to the next; the first comes when the service starts. */
  everyMs: number;
  /** Logged with the error of a round that failed; the next one tries again. */
  failed: string;
}

/** What a service does when it starts and again and again. Leaving waits for the round under way. */
export abstract class RecurringWork implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  protected constructor(
    protected readonly logger: Logger,
    private readonly recurrence: Recurrence,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => this.begin(), this.recurrence.everyMs);
    this.begin();
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.running;
  }

  protected abstract round(): Promise<unknown>;

  private begin() {
    this.running = this.round().then(
      () => undefined,
      (error: unknown) => this.logger.warn({ err: error }, this.recurrence.failed),
    );
  }
}
