import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { demoMode, LOGGER, type Logger } from '@linkyard/service-kit';
import { DemoHistory } from './demo-history.js';

const pauseMs = 2_000;
const attempts = 30;

/** With `DEMO=history` the demo page looks as if it had been in use for ninety days. */
@Injectable()
export class LoadDemoHistory implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopped = new AbortController();

  constructor(
    private readonly history: DemoHistory,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** In the background: the service is ready before the demo is. */
  onApplicationBootstrap() {
    if (demoMode() === 'history') void this.load();
  }

  onApplicationShutdown() {
    this.stopped.abort();
  }

  /** The demo page is published by another part of this service, the account is made by another service: both may come a moment later. */
  private async load(): Promise<void> {
    const { signal } = this.stopped;
    for (let left = attempts; left > 0 && !signal.aborted; left -= 1) {
      try {
        const made = await this.history.make();
        if (made) this.logger.info(made, 'the demo page has had visitors');
        return;
      } catch (error) {
        if (left === 1) this.logger.warn({ err: error }, 'the history of the demo page could not be made');
        await wait(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
