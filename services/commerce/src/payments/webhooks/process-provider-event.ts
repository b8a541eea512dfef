import { Inject, Injectable } from '@nestjs/common';
import { providerEventStored, type EventData } from '@linkyard/contracts';
import { LOGGER, OnEvent, type EventFacts, type Logger } from '@linkyard/service-kit';
import { ApplyProviderEvent, PaymentUnknown } from './apply-provider-event.js';
import { ProviderEventRecords, type StoredProviderEvent } from './provider-event.model.js';

const firstRetryMs = 5_000;
const maxRetryMs = 6 * 3_600_000;
/** The last attempt is about a day after the first. */
const maxAttempts = 16;
/** A message about a payment that is not ours is dropped after about 40 minutes. */
const maxAttemptsWithoutPayment = 9;

/** Applies stored provider events. Each step is repeatable, so an event that is processed twice has one effect. */
@Injectable()
export class ProcessProviderEvent {
  constructor(
    private readonly records: ProviderEventRecords,
    private readonly apply: ApplyProviderEvent,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnEvent(providerEventStored, { id: 'process-provider-event', isRepeatable: true })
  async onStored({ ownerId, providerEventId }: EventData<typeof providerEventStored>, _facts: EventFacts) {
    const event = await this.records.findOne({ ownerId, _id: providerEventId });
    if (event) await this.process(event);
  }

  async process(event: StoredProviderEvent, now = Date.now()): Promise<void> {
    if (event.state !== 'stored') return;
    const { userId: ownerId, _id } = event;
    try {
      const payment = await this.apply.apply(event);
      const change = { state: 'processed' as const, lastError: '', paymentId: payment?._id ?? null };
      await this.records.update({ ownerId, _id, state: 'stored' }, { $set: change, $inc: { attempts: 1 } });
      if (payment?.providerPaymentId) await this.processWaiting(event, payment.providerPaymentId, now);
    } catch (error) {
      await this.postpone(event, error, now);
    }
  }

  /** Events of the same payment that arrived before it was known. */
  private async processWaiting(event: StoredProviderEvent, providerPaymentId: string, now: number): Promise<void> {
    const { userId: ownerId, connectionId, _id } = event;
    const waiting = await this.records.findMany({ ownerId, connectionId, providerPaymentId, state: 'stored' });
    for (const other of waiting) if (other._id !== _id && other.attempts > 0) await this.process(other, now);
  }

  private async postpone(event: StoredProviderEvent, error: unknown, now: number): Promise<void> {
    const { userId: ownerId, _id, type, provider } = event;
    const attempts = event.attempts + 1;
    const isUnknown = error instanceof PaymentUnknown;
    const isLast = attempts >= (isUnknown ? maxAttemptsWithoutPayment : maxAttempts);
    const state = !isLast ? 'stored' : isUnknown ? 'ignored' : 'failed';
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const nextAttemptAt = new Date(now + Math.min(maxRetryMs, firstRetryMs * 2 ** (attempts - 1)));
    await this.records.update(
      { ownerId, _id, state: 'stored' },
      { $set: { state, attempts, lastError, nextAttemptAt } },
    );
    if (isUnknown) return;
    const about = { err: error, providerEventId: _id, type, provider, attempts };
    if (isLast) this.logger.error(about, 'a provider event failed for good');
    else this.logger.warn(about, 'a provider event will be processed again');
  }
}
