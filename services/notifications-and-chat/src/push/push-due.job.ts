import { Injectable } from '@nestjs/common';
import { sendPushes } from '@linkyard/contracts';
import { JobQueue } from '@linkyard/queue';
import { RecurringJob } from '@linkyard/service-kit';
import { DeliveriesRepository } from './deliveries.repository.js';

/** Longer than a worker needs for what it claims at once. */
const claimMs = 2 * 60_000;
const maxUnreported = 1_000;

/** Begins what is due, and gives up what a worker has claimed and never reported: it may have been sent, so it is not sent again. */
@Injectable()
export class PushDue extends RecurringJob {
  readonly id = 'push-due';
  readonly everyMs = 5_000;

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly jobs: JobQueue,
  ) {
    super();
  }

  async run(_signal: AbortSignal, now = new Date()): Promise<void> {
    const lost = await this.deliveries.unreported(new Date(now.getTime() - claimMs), maxUnreported);
    await this.deliveries.settle(lost.map(({ _id }) => ({ _id, state: 'failed' as const, status: null })));
    const cause = `due:${Math.floor(now.getTime() / this.everyMs)}`;
    for (const service of await this.deliveries.dueServices(now))
      await this.jobs.enqueue(sendPushes, { service, cause });
  }
}
