import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { saveBooking, type UserCtx } from '@linkyard/contracts';
import { ServiceDatabase, type NewDocument } from '@linkyard/mongo';
import { dayMs, hourMs } from '@linkyard/time';
import type { Appointment } from '../appointment-records/appointment.schema.js';
import { SlotsService } from '../appointments/slots.service.js';
import { BookingDrafts } from '../bookings/placing/booking-drafts.js';
import type { Booking } from '../booking-records/booking.schema.js';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import { Claims, claimOf } from '../claims/claims.js';
import type { PlannedBooking } from './demo-plan.js';

/** Ninety days of bookings at times that were free. Written without events: what lies in the past is no news, so no mail and no bell. */
@Injectable()
export class DemoBookings {
  constructor(
    private readonly slots: SlotsService,
    private readonly drafts: BookingDrafts,
    private readonly bookings: BookingsRepository,
    private readonly claims: Claims,
    private readonly database: ServiceDatabase,
  ) {}

  /** @returns how many were made; a day without a free time is left out */
  async make(ctx: UserCtx, appointments: readonly Appointment[], plan: readonly PlannedBooking[], now = new Date()) {
    let count = 0;
    for (const planned of plan) {
      const appointment = appointments[planned.appointment];
      if (appointment && (await this.book(ctx, appointment, planned, now))) count += 1;
    }
    return count;
  }

  private async book(ctx: UserCtx, appointment: Appointment, planned: PlannedBooking, now: Date): Promise<boolean> {
    const from = Math.floor(now.getTime() / dayMs) * dayMs + planned.day * dayMs;
    const bookedAt = new Date(
      Math.min(now.getTime() - hourMs, from - planned.lead * dayMs + (7 + planned.time * 12) * hourMs),
    );
    const duration = appointment.defaultDuration;
    const free = await this.slots.open(appointment, { from, to: from + dayMs, duration, now: bookedAt });
    const slot = free[Math.floor(planned.time * free.length)];
    if (!slot) return false;
    const request = saveBooking.request.parse({
      publicId: appointment.publicId,
      start: new Date(slot.start).toISOString(),
      timeZone: planned.timeZone,
      attendee: planned.attendee,
      idempotencyKey: randomUUID(),
    });
    const [draft] = await this.drafts.of(appointment, request, { locale: ctx.locale, now: bookedAt });
    if (!draft) return false;
    const { userId: ownerId } = appointment;
    await this.database.transaction(async () => {
      const outcome = outcomeOf(draft, planned, { bookedAt, now });
      const { uid, startAt } = draft;
      const claim = claimOf(appointment, uid, { start: startAt, duration, people: 1, expiresAt: null });
      const seatNo = outcome.state === 'cancelled' ? 1 : await this.claims.claim(claim, now);
      const { _id } = await this.bookings.insert(ownerId, { ...draft, ...outcome, seatNo });
      await this.bookings.update({ ownerId, _id }, { $set: { createdAt: bookedAt } });
    });
    return true;
  }
}

/** What became of it. Nothing of it was paid online, and nothing is mailed about it. */
function outcomeOf(
  draft: NewDocument<Booking>,
  planned: PlannedBooking,
  { bookedAt, now }: { bookedAt: Date; now: Date },
): Partial<Booking> & Pick<Booking, 'state'> {
  const isOver = draft.endAt < now;
  const plain = {
    ...{ due: 0, paymentState: 'none' as const, awaitedUntil: null, reminders: [], remindAt: null },
  };
  const step = (from: string, to: string, at: Date, by: 'attendee' | 'host' | 'system', reason = '') => ({
    ...{ from, to, at, by, reason },
  });
  const booked = step('', 'confirmed', bookedAt, 'attendee');
  if (planned.end === 'cancelled') {
    const at = new Date(Math.min(now.getTime(), draft.startAt.getTime() - dayMs));
    const { cancelledBy: by } = planned;
    const reason = by === 'host' ? 'The kiln needs repair' : 'Something came up';
    const stateHistory = [booked, step('confirmed', 'cancelled', at, by, reason)];
    return { ...plain, state: 'cancelled', cancel: { by, reason, at }, stateHistory };
  }
  if (!isOver && draft.state === 'awaitingApproval')
    return {
      ...plain,
      state: 'awaitingApproval',
      awaitedUntil: new Date(Math.min(now.getTime() + 40 * hourMs, draft.startAt.getTime())),
    };
  if (!isOver) return { ...plain, state: 'confirmed', stateHistory: [booked] };
  const by = planned.end === 'noShow' ? ('host' as const) : ('system' as const);
  const stateHistory = [booked, step('confirmed', planned.end, draft.endAt, by)];
  return { ...plain, state: planned.end, stateHistory, rating: planned.rating, ratingText: planned.ratingText };
}
