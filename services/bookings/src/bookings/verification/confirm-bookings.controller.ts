import { Controller } from '@nestjs/common';
import { confirmWaitingBookings, manageBookingPath, saveBooking, type Ctx, type RequestOf } from '@linkyard/contracts';
import { DomainError, Handles, type WaitingRequest } from '@linkyard/service-kit';
import { WaitingVisits } from '../../waiting/waiting-visits.js';
import { PlaceBooking } from '../placing/place-booking.js';
import { ManageTokens } from '../manage-tokens.js';

const requestIn = (waiting: WaitingRequest) => saveBooking.request.parse(waiting.request);

/** Free bookings that waited until the reader of their address confirmed them. @source ADR 0033 */
@Controller()
export class ConfirmBookingsController {
  constructor(
    private readonly placing: PlaceBooking,
    private readonly waiting: WaitingVisits,
    private readonly tokens: ManageTokens,
  ) {}

  @Handles(confirmWaitingBookings)
  async confirm({ mailbox }: RequestOf<typeof confirmWaitingBookings>, { ipHash }: Ctx) {
    const outcomes = await this.waiting.carryOutAll(
      { mailbox, kind: 'booking' },
      async (waiting) => {
        const by = { ipHash, locale: waiting.locale, isConfirmed: true };
        const [first] = await this.placing.place(requestIn(waiting), by);
        if (!first) throw new DomainError('core.not_found');
        return manageBookingPath(first.publicId, { uid: first.uid, token: this.tokens.of(first.uid) });
      },
      (waiting) => `/bookAppointment/${requestIn(waiting).publicId}`,
    );
    return { outcomes };
  }
}
