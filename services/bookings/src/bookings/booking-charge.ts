import { Inject, Injectable } from '@nestjs/common';
import { cancelPayment, paidBookingPath, settlePayment, startPayment } from '@linkyard/contracts';
import { Bus, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';
import type { Booking } from './booking.schema.js';
import { ManageTokens } from './manage-tokens.js';

/** What bookings ask of commerce. */
@Injectable()
export class BookingCharge {
  constructor(
    @Inject(ManageTokens) private readonly tokens: ManageTokens,
    @Inject(Bus) private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One payment for the bookings of one request. @throws DomainError what commerce refuses */
  begin(first: Booking, made: readonly Booking[]) {
    const { userId: ownerId, _id: id, currency, attendee, locale, publicId, uid, awaitedUntil, title } = first;
    const path = paidBookingPath(publicId, { uid, token: this.tokens.of(uid) });
    return this.bus.request(
      startPayment,
      {
        subject: { service: 'bookings', kind: 'booking', id },
        ownerId,
        amount: made.reduce((sum, { due }) => sum + due, 0),
        currency,
        buyer: { email: attendee.email, name: attendee.name, locale },
        description: title.slice(0, 200),
        returnPath: path,
        cancelPath: path,
        expiresAt: (awaitedUntil ?? new Date()).toISOString(),
        idempotencyKey: `booking:${id}`,
      },
      systemContext(),
    );
  }

  /** Asks the provider. */
  async isSettled(ownerId: string, paymentId: string): Promise<boolean> {
    const { state } = await this.bus.request(settlePayment, { ownerId, paymentId }, systemContext());
    return state === 'settled';
  }

  /** Best effort: what is paid in spite of it is returned. */
  async cancel(ownerId: string, paymentId: string): Promise<void> {
    await this.bus.request(cancelPayment, { ownerId, paymentId }, systemContext()).catch((error: unknown) => {
      this.logger.warn({ err: error, paymentId }, 'the payment of a booking could not be closed');
    });
  }
}
