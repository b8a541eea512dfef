import { Controller, Inject } from '@nestjs/common';
import { bookingWalletItems, manageBookingPath, type RequestOf } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { Handles } from '@linkyard/service-kit';
import { BookingsRepository } from './bookings.repository.js';
import { ManageTokens } from './manage-tokens.js';

const most = 100;

/** Bookings in a buyer's wallet, which commerce shows. */
@Controller()
export class WalletController {
  constructor(
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(ManageTokens) private readonly tokens: ManageTokens,
  ) {}

  /** One that was moved is shown where it was moved to. */
  @Handles(bookingWalletItems)
  async items({ ownerId, email }: RequestOf<typeof bookingWalletItems>) {
    const filter = { ownerId, 'attendee.email': email, state: trusted({ $ne: 'rescheduled' as const }) };
    const found = await this.bookings.findMany(filter, { sort: { startAt: -1 }, limit: most });
    const items = found.map(({ uid, publicId, title, startAt, timeZone, state }) => ({
      ...{ title, startAt, timeZone, state },
      path: manageBookingPath(publicId, { uid, token: this.tokens.of(uid) }),
    }));
    return { items };
  }
}
