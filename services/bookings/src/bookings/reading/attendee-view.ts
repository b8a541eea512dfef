import { Injectable } from '@nestjs/common';
import { hostFrom } from '@linkyard/contracts';
import { CreatorLooks, DomainError, isInactiveOwner, UserContacts } from '@linkyard/service-kit';
import { AppointmentsRepository } from '../../appointment-records/appointments.repository.js';
import { presentToAttendee } from './booking.presenter.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { ManageTokens } from '../manage-tokens.js';

/** A booking for its attendee, with what others know of it: the host's name, the appointment's words, those who come too. */
@Injectable()
export class AttendeeView {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly tokens: ManageTokens,
    private readonly contacts: UserContacts,
    private readonly looks: CreatorLooks,
  ) {}

  /** What a request has booked: the first of its dates, and where it is paid. @throws DomainError core.not_found for nothing */
  async presentPlaced(placed: readonly Booking[]) {
    const [first] = placed;
    if (!first) throw new DomainError('core.not_found');
    return {
      booking: await this.present(first),
      dates: placed.map(({ uid, startAt }) => ({ uid, startAt })),
      token: this.tokens.of(first.uid),
      redirectUrl: first.state === 'awaitingPayment' ? first.payUrl : null,
    };
  }

  /** @param reader the host gets no key to what is the attendee's */
  async present(booking: Booking, reader: 'attendee' | 'host' = 'attendee') {
    const { userId, appointmentId, attribution } = booking;
    const [contact, look, appointment] = await Promise.all([
      this.contacts.find(userId),
      this.looks.of(userId, attribution.campaignId),
      this.appointments.findOne({ ownerId: userId, _id: appointmentId }),
    ]);
    const confirmation = appointment?.confirmation ?? { thanktype: 'text' as const, text: '', redirectUrl: '' };
    const isShared = appointment?.showAttendees && appointment.seatsPerSlot > 1 && booking.state === 'confirmed';
    const others = isShared ? await this.bookings.besides(booking) : [];
    const alsoComing = others.map(({ attendee }) => attendee.name.split(/\s+/)[0] ?? '').filter(Boolean);
    const dates = await this.bookings.seriesOf(booking);
    const series = dates.map(({ uid, startAt, endAt, state }) => {
      const token = reader === 'attendee' ? this.tokens.of(uid) : null;
      return { uid, startAt, endAt, state, token };
    });
    const unpaid = dates.filter(({ state }) => state === 'awaitingPayment');
    const toPay = dates.length === 0 ? booking.due : unpaid.reduce((sum, { due }) => sum + due, 0);
    const isHostThere = contact?.status === 1 && !isInactiveOwner(userId);
    const isOffered = appointment?.state === 'published' && appointment.status === 1 && isHostThere;
    const about = { host: hostFrom(contact, look), confirmation, alsoComing, series, toPay, isOffered };
    return presentToAttendee(booking, about, new Date());
  }
}
