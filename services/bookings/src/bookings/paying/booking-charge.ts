import { Inject, Injectable } from '@nestjs/common';
import { cancelPayment, capturePayment, paidBookingPath, settlePayment, startPayment } from '@linkyard/contracts';
import { requestOrigin } from '@linkyard/request-context';
import { Bus, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';
import type { Booking } from '../../booking-records/booking.schema.js';
import { ManageTokens } from '../manage-tokens.js';

/** What bookings ask of commerce. */
@Injectable()
export class BookingCharge {
  constructor(
    private readonly tokens: ManageTokens,
    private readonly bus: Bus,
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
        origin: requestOrigin(),
        expiresAt: (awaitedUntil ?? new Date()).toISOString(),
        capture: first.cardHold ? 'manual' : 'automatic',
        idempotencyKey: `booking:${id}`,
      },
      systemContext(),
    );
  }

  /** Asks the provider. */
  async read(ownerId: string, paymentId: string) {
    return this.bus.request(settlePayment, { ownerId, paymentId }, systemContext());
  }

  /** Takes money of a hold. @returns minor units that were taken @throws DomainError what commerce refuses */
  async capture(ownerId: string, paymentId: string, amount: number): Promise<number> {
    return (await this.bus.request(capturePayment, { ownerId, paymentId, amount }, systemContext())).amount;
  }

  /** Best effort: what is paid in spite of it is returned. */
  async cancel(ownerId: string, paymentId: string): Promise<void> {
    await this.bus.request(cancelPayment, { ownerId, paymentId }, systemContext()).catch((error: unknown) => {
      this.logger.warn({ err: error, paymentId }, 'the payment of a booking could not be closed');
    });
  }
}
