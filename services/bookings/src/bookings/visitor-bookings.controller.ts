import { Controller, Inject } from '@nestjs/common';
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
import { DomainError, Handles, requireActiveOwner, requireFound } from '@linkyard/service-kit';
import { AttendeeView } from './reading/attendee-view.js';
import { BookService } from './placing/book.service.js';
import { BookingChanges } from './changes/booking-changes.js';
import { BookingPayment } from './paying/booking-payment.js';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import { ManageTokens } from './manage-tokens.js';
import { RateBooking } from './changes/rate-booking.js';
import { RescheduleService } from './changes/reschedule.service.js';

/** What attendees do, who are not signed in. */
@Controller()
export class VisitorBookingsController {
  constructor(
    @Inject(BookService) private readonly booking: BookService,
    @Inject(BookingPayment) private readonly payment: BookingPayment,
    @Inject(BookingChanges) private readonly changes: BookingChanges,
    @Inject(RescheduleService) private readonly moves: RescheduleService,
    @Inject(RateBooking) private readonly rating: RateBooking,
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(ManageTokens) private readonly tokens: ManageTokens,
    @Inject(AttendeeView) private readonly shown: AttendeeView,
  ) {}

  @Handles(holdSlot)
  async hold(request: RequestOf<typeof holdSlot>, ctx: Ctx) {
    return this.booking.hold(request, ctx);
  }

  @Handles(saveBooking)
  async save(request: RequestOf<typeof saveBooking>, ctx: Ctx) {
    const made = await this.payment.start(await this.booking.save(request, ctx));
    const [first] = made;
    if (!first) throw new DomainError('core.not_found');
    return {
      booking: await this.shown.present(first),
      dates: made.map(({ uid, startAt }) => ({ uid, startAt })),
      token: this.tokens.of(first.uid),
      redirectUrl: first.state === 'awaitingPayment' ? first.payUrl : null,
    };
  }

  @Handles(manageBooking)
  async manage({ uid, token }: RequestOf<typeof manageBooking>) {
    return { booking: await this.shown.present(await this.tokens.open(uid, token)) };
  }

  @Handles(cancelBooking)
  async cancel({ uid, token, reason }: RequestOf<typeof cancelBooking>) {
    const booking = await this.tokens.open(uid, token);
    return { booking: await this.shown.present(await this.changes.cancelByAttendee(booking, reason)) };
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
    const booking = requireFound(await this.bookings.byUid(uid));
    return this.payment.settle(booking);
  }
}
