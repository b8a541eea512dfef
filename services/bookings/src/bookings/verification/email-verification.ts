import { Injectable } from '@nestjs/common';
import type { Ctx, RequestOf, saveBooking } from '@linkyard/contracts';
import { ServiceDatabase, type NewDocument } from '@linkyard/mongo';
import { MailAllowance } from '@linkyard/queue';
import { Bus, DomainError, requireSender } from '@linkyard/service-kit';
import { minuteMs } from '@linkyard/time';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import { seatsOf } from '../../claims/party.js';
import { textsFor } from '../../locales/texts.js';
import { whenIn } from '../../invites/when-in.js';
import { WaitingVisits } from '../../waiting/waiting-visits.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { codeMinutes, EmailCodes } from './email-codes.js';
import { heldBy, KeptTimes } from '../placing/kept-times.js';
import { ofDate } from '../placing/series-dates.js';

type Sent = RequestOf<typeof saveBooking>;

/** `isConfirmed` where the reader of the address has confirmed that the booking is theirs. */
export type Visitor = Pick<Ctx, 'ipHash' | 'locale'> & { isConfirmed?: boolean };
interface Booked {
  drafts: readonly NewDocument<Booking>[];
  by: Visitor;
  now: Date;
}

/**
 * Addresses that are confirmed before anything is booked. Where the appointment asks for it this is done by a code, and its times are kept until then;
 * else by the link of a mail, once an address has had its mails of this hour, and nothing is kept.
 */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly codes: EmailCodes,
    private readonly times: KeptTimes,
    private readonly allowance: MailAllowance,
    private readonly waiting: WaitingVisits,
    private readonly database: ServiceDatabase,
    private readonly bus: Bus,
  ) {}

  /** @throws DomainError bookings.verify_email after a code was mailed; core.invalid_input for a wrong one; core.confirm_address, core.mail_unavailable; bookings.slot_taken, bookings.not_open, bookings.too_many_held */
  async require(appointment: Appointment, request: Sent, about: Booked): Promise<void> {
    const { drafts, by, now } = about;
    const [first] = drafts;
    if (!first) return;
    if (!appointment.requireEmailVerification) return this.requireReader(appointment, request, about);
    const { userId: ownerId, _id: appointmentId } = appointment;
    const { email } = request.attendee;
    if (request.emailCode !== '') {
      await this.codes.check(ownerId, appointmentId, email, request.emailCode, now);
      await this.allowance.admits(email, actOf(first.uid), true);
      return;
    }
    // No time is kept for a code that cannot be sent.
    await requireSender(this.bus, appointment.tenantId);
    const expiresAt = new Date(now.getTime() + codeMinutes * minuteMs);
    await this.times.prepare(ownerId, by.ipHash);
    await this.database.transaction(async () => {
      await this.times.release(ownerId, heldBy(request));
      await this.release(appointment, request);
      const holders = drafts.map((_, index) => holderOf(request, index));
      await this.times.requireRoom(ownerId, by.ipHash, { holders, expiresAt }, now);
      for (const [index, draft] of drafts.entries()) {
        const people = seatsOf(appointment, draft);
        const time = {
          start: draft.startAt,
          duration: draft.duration,
          people,
          expiresAt,
          network: by.ipHash,
          isLater: index > 0,
        };
        await ofDate(draft, index, () => this.times.keep(appointment, holderOf(request, index), time, now));
      }
    });
    await this.codes.send(appointment, first, now);
    throw new DomainError('bookings.verify_email');
  }

  /** A free booking sends mails wherever its visitor says. @throws DomainError core.confirm_address where it waits, and its time is given up */
  private async requireReader(appointment: Appointment, request: Sent, { drafts, by }: Booked): Promise<void> {
    const [first] = drafts;
    if (!first || first.state === 'awaitingPayment') return;
    const { name, email } = request.attendee;
    if (await this.allowance.admits(email, actOf(first.uid), by.isConfirmed)) return;
    const { userId: ownerId, tenantId } = appointment;
    const when = whenIn(first, first.timeZone, textsFor(by.locale).language);
    const about = { kind: 'booking', title: `${appointment.title}, ${when}`, email, locale: by.locale, tenantId };
    await this.waiting.keepForReader(ownerId, { ...about, request, idempotencyKey: request.idempotencyKey }, name);
    await this.database.transaction(() => this.times.release(ownerId, heldBy(request)));
    throw new DomainError('core.confirm_address');
  }

  /** Gives up the times that were kept for the code, inside the caller's transaction. */
  async release({ userId: ownerId, requireEmailVerification, recurring }: Appointment, request: Sent): Promise<void> {
    if (!requireEmailVerification) return;
    for (let index = 0; index < (recurring?.maxCount ?? 1); index += 1)
      await this.times.release(ownerId, holderOf(request, index));
  }
}

const holderOf = ({ idempotencyKey }: Sent, index: number) => `verify:${idempotencyKey}:${index}`;
/** What counts against the mails of an address: the first mail of a booking is not counted once more. */
const actOf = (uid: string): string => `booking:${uid}`;
