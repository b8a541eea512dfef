import { Inject, Injectable } from '@nestjs/common';
import {
  cancelPayment,
  paidRegistrationPath,
  paymentExpired,
  paymentSettled,
  registrationPath,
  settlePayment,
  startPayment,
  type EventData,
} from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Bus, LOGGER, OnEvent, systemContext, type EventMeta, type Logger } from '@linkyard/service-kit';
import { noPaymentAttention, withSecond } from '../booking-records/payment-attention.js';
import { refundReasons } from '../bookings/paying/refund-cause.js';
import { refusedStart } from '../bookings/paying/refused-start.js';
import { nameOf, RegistrationFlow } from './registration-flow.js';
import { RegistrationRefunds } from './registration-refunds.js';
import { RegistrationTokens } from './registration-tokens.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';

/** False for a payment that another one has taken the place of. */
const isOwnOrOnly = (registration: Registration, paymentId: string): boolean =>
  registration.paymentId === null || registration.paymentId === paymentId;

interface Paid {
  paymentId: string;
  /** Minor units. */
  amount: number;
}

/** Money for registrations. Commerce takes it; what being paid means is decided here. @source design.md 4 "How money flows" */
@Injectable()
export class RegistrationPayment {
  constructor(
    @Inject(RegistrationsRepository) private readonly registrations: RegistrationsRepository,
    @Inject(RegistrationFlow) private readonly flow: RegistrationFlow,
    @Inject(RegistrationRefunds) private readonly refunds: RegistrationRefunds,
    @Inject(RegistrationTokens) private readonly tokens: RegistrationTokens,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(Bus) private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Begins the payment of a seat; a repeat gives the same one. @throws DomainError bookings.cannot_be_paid or payments.amount_refused, and the seat is given up */
  async start(registration: Registration, now = new Date()): Promise<Registration> {
    const { state, paymentState, payUrl } = registration;
    if (state !== 'pending' || paymentState !== 'unpaid' || payUrl !== null) return registration;
    const { userId: ownerId, _id } = registration;
    try {
      const { paymentId, redirectUrl: payUrl, mode } = await this.begin(registration);
      // The payment may have been reported before its start was answered: what is paid keeps no payment page.
      const unpaid = { ownerId, _id, paymentState: 'unpaid' } as const;
      const saved = await this.registrations.update(unpaid, { $set: { paymentId, payUrl, mode } });
      return saved ?? (await this.registrations.update({ ownerId, _id }, { $set: { mode } })) ?? registration;
    } catch (error) {
      const refusal = refusedStart(error);
      if (!refusal) throw error;
      await this.database.transaction(async () => {
        await this.flow.cancel(registration, { by: 'system', systemCause: 'cannotBePaid' }, now);
        await this.registrations.update({ ownerId, _id }, { $set: { idempotencyKey: null } });
      });
      throw refusal;
    }
  }

  private begin(registration: Registration) {
    const { userId: ownerId, _id: id, currency, person, locale, publicId, uid, awaitedUntil, price } = registration;
    // Who cancels there comes back to the registration, where it can be paid or given up.
    const cancelPath = registrationPath(publicId, { uid, token: this.tokens.of(uid) });
    return this.bus.request(
      startPayment,
      {
        ...{ subject: { service: 'bookings', kind: 'registration', id }, ownerId, amount: price, currency },
        buyer: { email: person.email, name: nameOf(registration).slice(0, 120), locale },
        description: registration.title.slice(0, 200),
        ...{ returnPath: paidRegistrationPath(publicId, uid), cancelPath },
        expiresAt: (awaitedUntil ?? new Date()).toISOString(),
        idempotencyKey: `registration:${id}`,
      },
      systemContext(),
    );
  }

  /** For the return from the payment page: the provider is asked, and what it says is carried out at once. @returns `retryUrl` after an attempt that was declined */
  async settle(registration: Registration): Promise<Registration & { retryUrl: string | null }> {
    const { userId: ownerId, _id, uid, paymentId, paymentState } = registration;
    if (paymentState !== 'unpaid' || paymentId === null) return { ...registration, retryUrl: null };
    const { state, amount, retryUrl } = await this.bus.request(settlePayment, { ownerId, paymentId }, systemContext());
    if (state === 'settled') await this.database.transaction(() => this.paid(ownerId, _id, { paymentId, amount }));
    return { ...((await this.registrations.byUid(uid)) ?? registration), retryUrl };
  }

  @OnEvent(paymentSettled, { id: 'payment-of-registration-settled' })
  async onSettled({ subject, ownerId, ...money }: EventData<typeof paymentSettled>, _meta: EventMeta): Promise<void> {
    if (subject.kind === 'registration') await this.paid(ownerId, subject.id, money);
  }

  @OnEvent(paymentExpired, { id: 'payment-of-registration-expired' })
  async onExpired({ subject, ownerId, paymentId }: EventData<typeof paymentExpired>, _meta: EventMeta): Promise<void> {
    if (subject.kind !== 'registration') return;
    const registration = await this.registrations.findOne({ ownerId, _id: subject.id });
    if (registration && !isOwnOrOnly(registration, paymentId)) return;
    if (registration?.state === 'pending' && registration.paymentState === 'unpaid')
      await this.flow.cancel(registration, { by: 'system', systemCause: 'notPaid' }, new Date());
  }

  /** Best effort: what is paid in spite of it is refunded. */
  async close({ userId: ownerId, paymentId }: Registration): Promise<void> {
    if (paymentId === null) return;
    await this.bus.request(cancelPayment, { ownerId, paymentId }, systemContext()).catch((error: unknown) => {
      this.logger.warn({ err: error, paymentId }, 'the payment of a registration could not be closed');
    });
  }

  /** Inside a transaction. A repeat changes nothing. */
  private async paid(ownerId: string, _id: string, { paymentId, amount }: Paid, now = new Date()): Promise<void> {
    const registration = await this.registrations.findOne({ ownerId, _id });
    if (!registration) return;
    if (registration.paymentState !== 'unpaid') return this.noteSecond(registration, { paymentId, amount });
    const notice = { ...noPaymentAttention, code: 'amount_differs' as const, key: paymentId };
    const differs = amount !== registration.price ? { paymentAttention: notice } : {};
    const $set = { paid: amount, paymentId, paymentState: 'paid' as const, payUrl: null, ...differs };
    const settled = await this.registrations.update({ ownerId, _id, paymentState: 'unpaid' }, { $set });
    if (!settled) return;
    if (settled.state === 'pending') {
      await this.flow.proceed(settled, now);
      return;
    }
    const isExpired = settled.state === 'cancelled' && settled.cancel?.by === 'system';
    if (isExpired && (await this.flow.reclaim(settled, now))) return;
    const reason = refundReasons.registration.paid_too_late;
    await this.refunds.request(settled, settled.paid, reason, 'paid_too_late');
  }

  /** A payment of a seat that another one has paid: its host decides. */
  private async noteSecond(registration: Registration, { paymentId, amount }: Paid): Promise<void> {
    if (registration.paymentId === paymentId) return;
    const { userId: ownerId, _id } = registration;
    const duplicates = withSecond(registration, paymentId, amount);
    await this.registrations.update({ ownerId, _id }, { $set: { duplicates } });
  }
}
