import { Injectable } from '@nestjs/common';
import { paymentRenewalFailed, paymentSubscriptionEnded } from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { isDuplicateKey, ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, Outbox, requireFound } from '@linkyard/service-kit';
import { toEventPayload } from '../settling/to-event-payload.js';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import { PaymentRecords, unpaid, type Payment } from '../payment.model.js';
import type { ProviderPayment } from '../providers/payment-provider.js';
import { PaymentNotSettled, SettlePayment } from '../settling/settle-payment.js';
import type { StoredProviderEvent } from '../webhooks/provider-event.model.js';

type About = Pick<StoredProviderEvent, 'userId' | 'connectionId' | 'providerRef' | 'subscriptionRef'>;
type Failure = About & Pick<StoredProviderEvent, 'occurredAt'>;

/** Payments that repeat. Every period is a payment of its own, of the same subject as the first one. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly payments: PaymentRecords,
    private readonly accounts: ProviderAccounts,
    private readonly settling: SettlePayment,
  ) {}

  /** A period was paid. @returns its payment, or null when the subscription is not one of ours @throws PaymentNotSettled */
  async renewed(about: About): Promise<Payment | null> {
    const { userId: ownerId, connectionId, providerRef } = about;
    if (!providerRef) return null;
    const known = await this.payments.byProviderRef(ownerId, connectionId, providerRef);
    if (known) return this.settling.settle(known, true);
    const read = await (await this.accounts.ofPayment(about)).readPayment(providerRef);
    const found = await this.originOf(about, read);
    if (!found) return null;
    // The first period belongs to the payment that began the subscription.
    const origin = found.state === 'settled' ? found : await this.settling.settle(found, true);
    // PayPal reports the first payment before it lists it: as long as it is not booked, no renewal can be distinguished from it.
    if (origin.state !== 'settled')
      throw new PaymentNotSettled('The first payment of the subscription is not booked yet');
    if (origin.providerPaymentId === read.providerPaymentId) return origin;
    const renewal = await this.settling.settle(await this.record(origin, read), true);
    const { renewalFailedAt } = origin;
    if (renewalFailedAt && renewal.state === 'settled')
      await this.payments.update({ ownerId, _id: origin._id, renewalFailedAt }, { $set: { renewalFailedAt: null } });
    return renewal;
  }

  /** A period could not be charged; one that was paid since is left alone. @returns the first payment, or null when it is not one of ours */
  async renewalFailed(about: Failure): Promise<Payment | null> {
    const { userId: ownerId, connectionId, providerRef, occurredAt } = about;
    const known = providerRef ? await this.payments.byProviderRef(ownerId, connectionId, providerRef) : null;
    if (known) return this.settling.settle(known, true);
    const origin = await this.firstOf(about);
    // The first payment is its own: it is declined as every other.
    if (origin?.state !== 'settled') return origin && this.settling.settle(origin);
    const since = trusted({ $gt: occurredAt });
    if (await this.payments.findOne({ ownerId, originPaymentId: origin._id, settledAt: since })) return origin;
    return this.database.transaction(async () => {
      const filter = { ownerId, _id: origin._id, renewalFailedAt: null, subscriptionEndedAt: null };
      const failed = await this.payments.update(filter, { $set: { renewalFailedAt: occurredAt } });
      if (failed) await this.outbox.add(paymentRenewalFailed, { ...toEventPayload(failed), failedAt: occurredAt });
      return failed ?? origin;
    });
  }

  /** @returns the first payment of the subscription, or null when it is not one of ours */
  async ended(about: About): Promise<Payment | null> {
    const origin = await this.firstOf(about);
    return origin && this.markEnded(origin);
  }

  /** The provider gave up: it is cancelled there, so that it does not go on after it was reported as ended. */
  async suspended(about: About): Promise<Payment | null> {
    const origin = await this.firstOf(about);
    if (!origin || !about.subscriptionRef) return origin;
    if (!origin.subscriptionEndedAt) await (await this.accounts.ofPayment(origin)).cancel(about.subscriptionRef);
    return this.markEnded(origin);
  }

  /** Succeeds too when it has ended already. @throws DomainError core.not_found, payments.no_subscription */
  async cancel(ownerId: string, paymentId: string): Promise<void> {
    const payment = await this.payments.findOne({ ownerId, _id: paymentId });
    const origin = payment?.originPaymentId
      ? await this.payments.findOne({ ownerId, _id: payment.originPaymentId })
      : payment;
    if (!origin) throw new DomainError('core.not_found');
    if (origin.subscriptionEndedAt) return;
    if (!origin.subscriptionRef) throw new DomainError('payments.no_subscription');
    const provider = await this.accounts.ofPayment(origin);
    await provider.cancel(origin.subscriptionRef).catch(unavailable);
    await this.markEnded(origin);
  }

  private async firstOf({ userId: ownerId, connectionId, subscriptionRef }: About): Promise<Payment | null> {
    if (!subscriptionRef) return null;
    return (
      (await this.payments.findOne({ ownerId, connectionId, subscriptionRef, originPaymentId: null })) ??
      (await this.payments.byProviderRef(ownerId, connectionId, subscriptionRef))
    );
  }

  private async originOf(about: About, read: ProviderPayment): Promise<Payment | null> {
    const { userId: ownerId, connectionId } = about;
    const subscriptionRef = about.subscriptionRef ?? read.subscriptionRef;
    const byId = read.paymentId ? await this.payments.findOne({ ownerId, connectionId, _id: read.paymentId }) : null;
    if (byId || !subscriptionRef) return byId;
    return this.payments.findOne({ ownerId, connectionId, subscriptionRef, originPaymentId: null });
  }

  /** The number of a renewal is counted on the first payment, in the transaction that stores the renewal. */
  private async record(origin: Payment, read: ProviderPayment): Promise<Payment> {
    const { userId: ownerId, _id: originPaymentId, connectionId } = origin;
    const { subject, provider, mode, interval, attribution, subscriptionRef } = origin;
    const { providerRef, amount, currency } = read;
    try {
      return await this.database.transaction(async () => {
        const counted = requireFound(
          await this.payments.update({ ownerId, _id: originPaymentId }, { $inc: { renewals: 1 } }),
        );
        return this.payments.insert(ownerId, {
          ...unpaid,
          ...{ subject, provider, connectionId, mode, interval, attribution, subscriptionRef, originPaymentId },
          ...{ providerRef, amount, currency, idempotencyKey: `renewal:${providerRef}`, expiresAt: new Date() },
          sequence: counted.renewals + 1,
        });
      });
    } catch (error) {
      // The same renewal was reported at the same moment.
      const first = isDuplicateKey(error)
        ? await this.payments.byProviderRef(ownerId, connectionId, providerRef)
        : null;
      if (!first) throw error;
      return first;
    }
  }

  private async markEnded(origin: Payment): Promise<Payment> {
    const { userId: ownerId, _id } = origin;
    return this.database.transaction(async () => {
      const filter = { ownerId, _id, subscriptionEndedAt: null };
      const ended = await this.payments.update(filter, { $set: { subscriptionEndedAt: new Date() } });
      if (ended) await this.outbox.add(paymentSubscriptionEnded, toEventPayload(ended));
      return ended ?? origin;
    });
  }
}

function unavailable(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  throw new DomainError(error.code === 'unavailable' ? 'payments.provider_unavailable' : 'payments.provider_refused');
}
