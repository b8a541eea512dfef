import { Inject, Injectable } from '@nestjs/common';
import {
  cancelPayment,
  paidRegistrationPath,
  registrationPath,
  settlePayment,
  startPayment,
} from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { PaymentFlow } from '@linkyard/payables';
import { requestOrigin } from '@linkyard/request-context';
import { Bus, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';
import { refusedStart } from '../bookings/paying/refused-start.js';
import { nameOf, RegistrationFlow } from './registration-flow.js';
import { RegistrationPayable } from './registration-payable.js';
import { RegistrationTokens } from './registration-tokens.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';

const subjectOf = ({ _id: id }: Registration) => ({ service: 'bookings', kind: 'registration', id }) as const;

/** What registrations ask of commerce, which takes the money. */
@Injectable()
export class RegistrationPayment {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly flow: RegistrationFlow,
    private readonly payable: RegistrationPayable,
    private readonly tokens: RegistrationTokens,
    private readonly database: ServiceDatabase,
    private readonly bus: Bus,
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
        ...{ subject: subjectOf(registration), ownerId, amount: price, currency },
        buyer: { email: person.email, name: nameOf(registration).slice(0, 120), locale },
        description: registration.title.slice(0, 200),
        ...{ returnPath: paidRegistrationPath(publicId, uid), cancelPath },
        origin: requestOrigin(),
        expiresAt: (awaitedUntil ?? new Date()).toISOString(),
        idempotencyKey: `registration:${id}`,
      },
      systemContext(),
    );
  }

  /** For the return from the payment page: the provider is asked, and what it says is carried out at once. @returns `retryUrl` after an attempt that was declined */
  async settle(registration: Registration): Promise<Registration & { retryUrl: string | null }> {
    const { userId: ownerId, uid, paymentId, paymentState } = registration;
    if (paymentState !== 'unpaid' || paymentId === null) return { ...registration, retryUrl: null };
    const read = await this.bus.request(settlePayment, { ownerId, paymentId }, systemContext());
    const { state, amount, currency, retryUrl } = read;
    const payment = { ownerId, subject: subjectOf(registration), paymentId, amount, currency };
    if (state === 'settled')
      await this.database.transaction(() => new PaymentFlow(this.payable).settled(payment, new Date()));
    return { ...((await this.registrations.byUid(uid)) ?? registration), retryUrl };
  }

  /** Best effort: what is paid in spite of it is refunded. */
  async close({ userId: ownerId, paymentId }: Registration): Promise<void> {
    if (paymentId === null) return;
    await this.bus.request(cancelPayment, { ownerId, paymentId }, systemContext()).catch((error: unknown) => {
      this.logger.warn({ err: error, paymentId }, 'the payment of a registration could not be closed');
    });
  }
}
