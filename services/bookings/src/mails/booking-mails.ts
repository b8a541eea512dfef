import { Injectable } from '@nestjs/common';
import {
  bookingCancelled,
  bookingConfirmed,
  bookingRejected,
  bookingRequested,
  bookingRescheduled,
  paymentSettled,
  type EventData,
} from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import type { Booking } from '../booking-records/booking.schema.js';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import { refundDue } from '../bookings/paying/refund-due.js';
import { releaseDue } from '../bookings/paying/release-due.js';
import { isPaidTooLate } from '../bookings/paying/refund-cause.js';
import { roomMade } from '../booking-records/room-made.js';
import { BookingMailer, type BookingMail } from './booking-mailer.js';

/** Mails attendee and host about changes of a booking. A repeated event has the same mail id and is sent once. */
@Injectable()
export class BookingMails {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly mailer: BookingMailer,
  ) {}

  @OnEvent(bookingRequested, { id: 'mail-booking-requested', isRepeatable: true })
  async onRequested({ uid }: EventData<typeof bookingRequested>, _facts: EventFacts): Promise<void> {
    await this.sendOnce(uid, 'awaitingApproval', { kind: 'received' });
  }

  @OnEvent(bookingConfirmed, { id: 'mail-booking-confirmed', isRepeatable: true })
  async onConfirmed({ uid, isApproved }: EventData<typeof bookingConfirmed>, _facts: EventFacts): Promise<void> {
    if (isApproved) await this.send(uid, { kind: 'approved', invite: 'REQUEST' });
    else await this.sendOnce(uid, 'confirmed', { kind: 'confirmed', invite: 'REQUEST' });
  }

  @OnEvent(bookingRejected, { id: 'mail-booking-rejected', isRepeatable: true })
  async onRejected({ uid, reason }: EventData<typeof bookingRejected>, _facts: EventFacts): Promise<void> {
    await this.send(uid, { kind: 'rejected', note: reason });
  }

  @OnEvent(bookingRescheduled, { id: 'mail-booking-rescheduled', isRepeatable: true })
  async onRescheduled({ uid }: EventData<typeof bookingRescheduled>, _facts: EventFacts): Promise<void> {
    const booking = await this.bookings.byUid(uid);
    const invite = booking?.state === 'confirmed' ? { invite: 'REQUEST' as const } : {};
    await this.send(uid, { kind: 'rescheduled', ...invite });
  }

  /** An unpaid booking was never confirmed, so it needs no mail. */
  @OnEvent(bookingCancelled, { id: 'mail-booking-cancelled', isRepeatable: true })
  async onCancelled(event: EventData<typeof bookingCancelled>, _facts: EventFacts): Promise<void> {
    const { uid, by, reason, wasAnnounced } = event;
    if (!wasAnnounced) return;
    if (by === 'system') await this.send(uid, { kind: 'expired' });
    else await this.send(uid, { kind: 'cancelled', invite: 'CANCEL', note: reason });
  }

  @OnEvent(refundDue, { id: 'mail-paid-too-late', isRepeatable: true })
  async onRefundDue(due: EventData<typeof refundDue>, _facts: EventFacts): Promise<void> {
    await this.apologise(due);
  }

  @OnEvent(releaseDue, { id: 'mail-held-too-late', isRepeatable: true })
  async onReleaseDue(due: EventData<typeof releaseDue>, _facts: EventFacts): Promise<void> {
    await this.apologise(due);
  }

  private async apologise(due: EventData<typeof releaseDue>): Promise<void> {
    const { ownerId, bookingId: _id } = due;
    const booking = isPaidTooLate(due) ? await this.bookings.findOne({ ownerId, _id }) : null;
    if (booking) await this.mailer.send(booking, { kind: 'paidTooLate', to: 'attendee' });
  }

  /** What was held is taken days later, when its attendee looks at no page. */
  @OnEvent(paymentSettled, {
    id: 'mail-booking-charged',
    concerns: ({ subject }) => subject.kind === 'booking',
    isRepeatable: true,
  })
  async onSettled(event: EventData<typeof paymentSettled>, _facts: EventFacts): Promise<void> {
    const { ownerId, paymentId, amount } = event;
    const booking = await this.bookings.findOne({ ownerId, paymentId });
    if (booking?.cardHold) await this.mailer.send(booking, { kind: 'charged', to: 'attendee', amount });
  }

  @OnEvent(roomMade, { id: 'mail-booking-room', isRepeatable: true })
  async onRoomMade({ uid }: EventData<typeof roomMade>, _facts: EventFacts): Promise<void> {
    await this.send(uid, { kind: 'roomMade', to: 'attendee', invite: 'REQUEST' });
  }

  /** The dates of a series come to a state together: its first date speaks for all of them. */
  private async sendOnce(uid: string, state: Booking['state'], mail: BookingMail): Promise<void> {
    const booking = await this.bookings.byUid(uid);
    if (!booking) return;
    const together = await this.bookings.reachedTogether(booking, state);
    const dates = together.filter((one) => one.state === state);
    if (dates.length < 2) await this.mailer.send(booking, mail);
    else if (together[0]?.uid === uid) await this.mailer.send(booking, { ...mail, dates });
  }

  private async send(uid: string, mail: BookingMail): Promise<void> {
    const booking = await this.bookings.byUid(uid);
    if (booking) await this.mailer.send(booking, mail);
  }
}
