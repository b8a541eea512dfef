import { Controller, Inject } from '@nestjs/common';
import {
  bookingPaymentFigures,
  bookingWalletItems,
  manageBookingPath,
  registrationPath,
  type RequestOf,
} from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { Handles } from '@linkyard/service-kit';
import { BookingsRepository } from '../bookings/bookings.repository.js';
import { ManageTokens } from '../bookings/manage-tokens.js';
import { RegistrationTokens } from '../webinars/registration-tokens.js';
import { RegistrationsRepository } from '../webinars/registrations.repository.js';

type Request = RequestOf<typeof bookingWalletItems>;
const most = 100;

/** Bookings and registrations for webinars in a buyer's wallet, which commerce shows. */
@Controller()
export class WalletController {
  constructor(
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(ManageTokens) private readonly tokens: ManageTokens,
    @Inject(RegistrationsRepository) private readonly registrations: RegistrationsRepository,
    @Inject(RegistrationTokens) private readonly registrationTokens: RegistrationTokens,
  ) {}

  @Handles(bookingWalletItems)
  async items(request: Request) {
    const [booked, registered] = await Promise.all([this.booked(request), this.registered(request)]);
    const at = ({ startAt }: { startAt: Date | null }) => startAt?.getTime() ?? 0;
    return { items: [...booked, ...registered].toSorted((one, other) => at(other) - at(one)) };
  }

  /** The bookings of a series share one payment. */
  @Handles(bookingPaymentFigures)
  async figures({ ownerId, paymentIds }: RequestOf<typeof bookingPaymentFigures>) {
    const filter = { ownerId, paymentId: trusted({ $in: paymentIds }) };
    const held = [...(await this.bookings.findMany(filter)), ...(await this.registrations.findMany(filter))];
    const sums = new Map<string, { paid: number; refunded: number }>();
    for (const { paymentId, paid, refunded } of held) {
      const sum = sums.get(paymentId ?? '') ?? { paid: 0, refunded: 0 };
      sums.set(paymentId ?? '', { paid: sum.paid + paid, refunded: sum.refunded + refunded });
    }
    return { figures: [...sums].map(([paymentId, sum]) => ({ paymentId, ...sum })) };
  }

  /** One that was moved is shown where it was moved to. */
  private async booked({ ownerId, email }: Request) {
    const filter = { ownerId, 'attendee.email': email, state: trusted({ $ne: 'rescheduled' as const }) };
    const found = await this.bookings.findMany(filter, { sort: { startAt: -1 }, limit: most });
    return found.map(({ uid, publicId, title, startAt, timeZone, state }) => ({
      ...{ title, startAt, timeZone, state },
      path: manageBookingPath(publicId, { uid, token: this.tokens.of(uid) }),
    }));
  }

  private async registered({ ownerId, email }: Request) {
    const filter = { ownerId, 'person.email': email };
    const found = await this.registrations.findMany(filter, { sort: { createdAt: -1 }, limit: most });
    return found.map(({ uid, publicId, title, startAt, timeZone, state }) => ({
      ...{ title, startAt, timeZone, state },
      path: registrationPath(publicId, { uid, token: this.registrationTokens.of(uid) }),
    }));
  }
}
