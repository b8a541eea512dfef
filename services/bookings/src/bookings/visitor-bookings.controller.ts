import { Controller, Inject } from '@nestjs/common';
import {
  cancelBooking,
  getUserContact,
  holdSlot,
  manageBooking,
  rescheduleBooking,
  saveBooking,
  settleBooking,
  type Ctx,
  type RequestOf,
} from '@linkyard/contracts';
import { Bus, DomainError, Handles, systemContext } from '@linkyard/service-kit';
import { AppointmentsRepository } from '../appointments/appointments.repository.js';
import { BookService } from './book.service.js';
import { BookingChanges } from './booking-changes.js';
import { BookingPayment } from './booking-payment.js';
import { presentToAttendee } from './booking.presenter.js';
import type { Booking } from './booking.schema.js';
import { BookingsRepository } from './bookings.repository.js';
import { ManageTokens } from './manage-tokens.js';
import { RescheduleService } from './reschedule.service.js';

/** What attendees do, who are not signed in. */
@Controller()
export class VisitorBookingsController {
  constructor(
    @Inject(BookService) private readonly booking: BookService,
    @Inject(BookingPayment) private readonly payment: BookingPayment,
    @Inject(BookingChanges) private readonly changes: BookingChanges,
    @Inject(RescheduleService) private readonly moves: RescheduleService,
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(AppointmentsRepository) private readonly appointments: AppointmentsRepository,
    @Inject(ManageTokens) private readonly tokens: ManageTokens,
    @Inject(Bus) private readonly bus: Bus,
  ) {}

  @Handles(holdSlot)
  async hold(request: RequestOf<typeof holdSlot>) {
    return this.booking.hold(request);
  }

  @Handles(saveBooking)
  async save(request: RequestOf<typeof saveBooking>, ctx: Ctx) {
    const made = await this.payment.start(await this.booking.save(request, ctx));
    const [first] = made;
    if (!first) throw new DomainError('core.not_found');
    return {
      booking: await this.present(first),
      dates: made.map(({ uid, startAt }) => ({ uid, startAt })),
      token: this.tokens.of(first.uid),
      redirectUrl: first.state === 'awaitingPayment' ? first.payUrl : null,
    };
  }

  @Handles(manageBooking)
  async manage({ uid, token }: RequestOf<typeof manageBooking>) {
    return { booking: await this.present(await this.tokens.open(uid, token)) };
  }

  @Handles(cancelBooking)
  async cancel({ uid, token, reason }: RequestOf<typeof cancelBooking>) {
    const booking = await this.tokens.open(uid, token);
    return { booking: await this.present(await this.changes.cancelByAttendee(booking, reason)) };
  }

  @Handles(rescheduleBooking)
  async reschedule({ uid, token, start, reason }: RequestOf<typeof rescheduleBooking>, { userId }: Ctx) {
    const by = token === undefined ? 'host' : 'attendee';
    const booking =
      token === undefined ? await this.changes.ofHost(userId ?? '', uid) : await this.tokens.open(uid, token);
    const moved = await this.moves.reschedule(booking, { by, start: new Date(start), reason });
    // The host gets no key to what is the attendee's.
    return { booking: await this.present(moved), token: by === 'host' ? null : this.tokens.of(moved.uid) };
  }

  @Handles(settleBooking)
  async settle({ uid }: RequestOf<typeof settleBooking>) {
    const booking = await this.bookings.byUid(uid);
    if (!booking) throw new DomainError('core.not_found');
    return this.payment.settle(booking);
  }

  private async present(booking: Booking) {
    const { userId, appointmentId } = booking;
    const [{ contact }, appointment] = await Promise.all([
      this.bus.request(getUserContact, { userId }, systemContext()),
      this.appointments.findOne({ ownerId: userId, _id: appointmentId }),
    ]);
    const confirmation = appointment?.confirmation ?? { thanktype: 'text' as const, text: '', redirectUrl: '' };
    return presentToAttendee(booking, { hostName: contact?.name ?? '', confirmation }, new Date());
  }
}
