import { Inject, Injectable } from '@nestjs/common';
import { RecurringJob } from '@linkyard/service-kit';
import { ProcessProviderEvent } from './process-provider-event.js';
import { ProviderEventRecords } from './provider-event.model.js';

const perRun = 500;

/** Processes the provider events whose next attempt is due. */
@Injectable()
export class RetryProviderEventsJob extends RecurringJob {
  readonly id = 'retry-provider-events';
  readonly everyMs = 15_000;

  constructor(
    @Inject(ProviderEventRecords) private readonly records: ProviderEventRecords,
    @Inject(ProcessProviderEvent) private readonly processor: ProcessProviderEvent,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = Date.now()): Promise<void> {
    for (const event of await this.records.due(new Date(now), perRun)) {
      if (signal.aborted) return;
      await this.processor.process(event, now);
    }
  }
}
