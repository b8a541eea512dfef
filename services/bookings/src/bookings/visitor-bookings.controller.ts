import { Controller } from '@nestjs/common';
import {
  cancelBooking,
  holdSlot,
  manageBooking,
  rateBooking,
  rescheduleBooking,
  saveBooking,
  settleBooking,
  type Ctx,
  type RequestOf,
} from '@linkyard/contracts';
import { Handles, requireActiveOwner } from '@linkyard/service-kit';
import { AttendeeView } from './reading/attendee-view.js';
import { HoldTime } from './placing/hold-time.js';
import { PlaceBooking } from './placing/place-booking.js';
import { BookingChanges } from './changes/booking-changes.js';
import { BookingPayment } from './paying/booking-payment.js';
import { ManageTokens } from './manage-tokens.js';
import { RateBooking } from './changes/rate-booking.js';
import { RescheduleService } from './changes/reschedule.service.js';

/** What attendees do, who are not signed in. */
@Controller()
export class VisitorBookingsController {
  constructor(
    private readonly holding: HoldTime,
    private readonly placing: PlaceBooking,
    private readonly payment: BookingPayment,
    private readonly changes: BookingChanges,
    private readonly moves: RescheduleService,
    private readonly rating: RateBooking,
    private readonly tokens: ManageTokens,
    private readonly shown: AttendeeView,
  ) {}

  @Handles(holdSlot)
  async hold(request: RequestOf<typeof holdSlot>, ctx: Ctx) {
    return this.holding.hold(request, ctx);
  }

  @Handles(saveBooking)
  async save(request: RequestOf<typeof saveBooking>, ctx: Ctx) {
    return this.shown.presentPlaced(await this.payment.start(await this.placing.place(request, ctx)));
  }

  @Handles(manageBooking)
  async manage({ uid, token }: RequestOf<typeof manageBooking>) {
    return { booking: await this.shown.present(await this.tokens.open(uid, token)) };
  }

  @Handles(cancelBooking)
  async cancel({ uid, token, reason }: RequestOf<typeof cancelBooking>) {
    return {
      booking: await this.shown.present(
        await this.changes.cancelByAttendee(await this.tokens.open(uid, token), reason),
      ),
    };
  }

  @Handles(rescheduleBooking)
  async reschedule({ uid, token, start, reason }: RequestOf<typeof rescheduleBooking>, { userId }: Ctx) {
    const by = token === undefined ? 'host' : 'attendee';
    const booking =
      token === undefined ? await this.changes.ofHost(userId ?? '', uid) : await this.tokens.open(uid, token);
    // A new time is taken of the host.
    requireActiveOwner(booking.userId);
    const moved = await this.moves.reschedule(booking, { by, start: new Date(start), reason });
    // The host gets no key to what is the attendee's.
    return { booking: await this.shown.present(moved, by), token: by === 'host' ? null : this.tokens.of(moved.uid) };
  }

  @Handles(rateBooking)
  async rate({ uid, token, ...given }: RequestOf<typeof rateBooking>) {
    return { booking: await this.shown.present(await this.rating.rate(await this.tokens.open(uid, token), given)) };
  }

  @Handles(settleBooking)
  async settle({ uid }: RequestOf<typeof settleBooking>) {
    return this.payment.settle(await this.tokens.find(uid));
  }
}
