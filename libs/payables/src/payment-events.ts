import { Injectable } from '@nestjs/common';
import {
  paymentAuthorized,
  paymentDisputed,
  paymentExpired,
  paymentFailed,
  paymentParked,
  paymentRefunded,
  paymentRefundFailed,
  paymentReleased,
  paymentRenewalFailed,
  paymentSettled,
  paymentSubscriptionEnded,
  type EventData,
} from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { formerConsumers } from './former-consumers.js';
import type { PaymentNews } from './payable-subject.js';
import { Payables } from './payables.js';

/** Payments of another service's subjects are acknowledged without a transaction. */
const isOfService = ({ subject }: Pick<PaymentNews, 'subject'>, service: string): boolean =>
  subject.service === service;

const consumed = (step: string) => ({
  id: `payable-${step}`,
  concerns: isOfService,
  replaces: ({ subject }: Pick<PaymentNews, 'subject'>) => formerConsumers[step]?.[subject.kind] ?? [],
});

/** The only consumers of what happens to payments; a service registers them once. The kind of the subject decides who follows. */
@Injectable()
export class PaymentEvents {
  constructor(private readonly payables: Payables) {}

  /** One after the other: numbers and stock are counted with it. */
  @OnEvent(paymentSettled, { ...consumed('settled'), oneAtATime: true })
  async onSettled(payment: EventData<typeof paymentSettled>, { at }: EventMeta): Promise<void> {
    await this.flowOf(payment).settled(payment, at);
  }

  @OnEvent(paymentAuthorized, consumed('authorized'))
  async onAuthorized(payment: EventData<typeof paymentAuthorized>, { at }: EventMeta): Promise<void> {
    await this.flowOf(payment).authorized(payment, new Date(payment.authorizedUntil), at);
  }

  @OnEvent(paymentReleased, consumed('released'))
  async onReleased(payment: EventData<typeof paymentReleased>, { at }: EventMeta): Promise<void> {
    await this.flowOf(payment).released(payment, at);
  }

  @OnEvent(paymentFailed, consumed('failed'))
  async onFailed(payment: EventData<typeof paymentFailed>, { at }: EventMeta): Promise<void> {
    await this.flowOf(payment).failed(payment, payment.reason, at);
  }

  @OnEvent(paymentExpired, consumed('expired'))
  async onExpired(payment: EventData<typeof paymentExpired>, { at }: EventMeta): Promise<void> {
    await this.flowOf(payment).expired(payment, at);
  }

  @OnEvent(paymentParked, consumed('parked'))
  async onParked(payment: EventData<typeof paymentParked>, { at }: EventMeta): Promise<void> {
    await this.flowOf(payment).parked(payment, at);
  }

  @OnEvent(paymentRefunded, consumed('refunded'))
  async onRefunded(refund: EventData<typeof paymentRefunded>, { at }: EventMeta): Promise<void> {
    await this.flowOf(refund).refunded(refund, at);
  }

  @OnEvent(paymentRefundFailed, consumed('refund-failed'))
  async onRefundFailed(refund: EventData<typeof paymentRefundFailed>, { at }: EventMeta): Promise<void> {
    await this.flowOf(refund).refundFailed(refund, at);
  }

  @OnEvent(paymentDisputed, consumed('disputed'))
  async onDisputed(payment: EventData<typeof paymentDisputed>, { at }: EventMeta): Promise<void> {
    await this.flowOf(payment).disputed(payment, payment.outcome, at);
  }

  @OnEvent(paymentRenewalFailed, consumed('renewal-failed'))
  async onRenewalFailed(payment: EventData<typeof paymentRenewalFailed>, _meta: EventMeta): Promise<void> {
    await this.flowOf(payment).renewalFailed(payment, payment.failedAt);
  }

  @OnEvent(paymentSubscriptionEnded, consumed('subscription-ended'))
  async onSubscriptionEnded(payment: EventData<typeof paymentSubscriptionEnded>, { at }: EventMeta): Promise<void> {
    await this.flowOf(payment).subscriptionEnded(payment, at);
  }

  private flowOf({ subject }: Pick<PaymentNews, 'subject'>) {
    return this.payables.flowOf(subject.kind);
  }
}
