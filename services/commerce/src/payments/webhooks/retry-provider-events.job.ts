import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { ProcessProviderEvent } from './process-provider-event.js';
import { ProviderEventRecords } from './provider-event.model.js';

/** Processes the provider events whose next attempt is due. */
@Injectable()
export class RetryProviderEventsJob extends RecurringJob {
  readonly id = 'retry-provider-events';
  readonly everyMs = 15_000;

  constructor(
    private readonly records: ProviderEventRecords,
    private readonly processor: ProcessProviderEvent,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = Date.now()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now: new Date(now), limit: 500, concurrency: 5 },
      find: (page) => this.records.due(new Date(now), page),
      lane: ({ connectionId }) => connectionId,
      process: (event) => this.processor.process(event, now),
    });
  }
}
