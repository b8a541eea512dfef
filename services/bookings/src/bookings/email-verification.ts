import { Inject, Injectable } from '@nestjs/common';
import type { RequestOf, saveBooking } from '@linkyard/contracts';
import { ServiceDatabase, type NewDocument } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { minuteMs } from '@linkyard/time';
import type { Appointment } from '../appointments/appointment.schema.js';
import { seatsOf } from '../claims/party.js';
import type { Booking } from './booking.schema.js';
import { codeMinutes, EmailCodes } from './email-codes.js';
import { KeptTimes } from './kept-times.js';
import { ofDate } from './series-dates.js';

type Sent = RequestOf<typeof saveBooking>;

/** Where the appointment asks for it, an address is confirmed before anything is booked; its times are kept until then. */
@Injectable()
export class EmailVerification {
  constructor(
    @Inject(EmailCodes) private readonly codes: EmailCodes,
    @Inject(KeptTimes) private readonly times: KeptTimes,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError bookings.verify_email after a code was mailed; core.invalid_input for a wrong one; bookings.slot_taken, bookings.not_open, bookings.too_many_held */
  async require(
    appointment: Appointment,
    request: Sent,
    about: { drafts: readonly NewDocument<Booking>[]; hold: string | undefined; network: string; now: Date },
  ): Promise<void> {
    const { drafts, hold, network, now } = about;
    const [first] = drafts;
    if (!appointment.requireEmailVerification || !first) return;
    const { userId: ownerId, _id: appointmentId } = appointment;
    if (request.emailCode !== '')
      return this.codes.check(ownerId, appointmentId, request.attendee.email, request.emailCode, now);
    const expiresAt = new Date(now.getTime() + codeMinutes * minuteMs);
    await this.database.transaction(async () => {
      if (hold) await this.times.release(ownerId, hold);
      await this.release(appointment, request);
      const holders = drafts.map((_, index) => holderOf(request, index));
      await this.times.requireRoom(ownerId, network, { holders, expiresAt }, now);
      for (const [index, draft] of drafts.entries()) {
        const people = seatsOf(appointment, draft);
        const time = { start: draft.startAt, duration: draft.duration, people, expiresAt, network, isLater: index > 0 };
        await ofDate(draft, index, () => this.times.keep(appointment, holderOf(request, index), time, now));
      }
    });
    await this.codes.send(appointment, first, now);
    throw new DomainError('bookings.verify_email');
  }

  /** Gives up the times that were kept for the code, inside the caller's transaction. */
  async release({ userId: ownerId, requireEmailVerification, recurring }: Appointment, request: Sent): Promise<void> {
    if (!requireEmailVerification) return;
    for (let index = 0; index < (recurring?.maxCount ?? 1); index += 1)
      await this.times.release(ownerId, holderOf(request, index));
  }
}

const holderOf = ({ idempotencyKey }: Sent, index: number) => `verify:${idempotencyKey}:${index}`;
