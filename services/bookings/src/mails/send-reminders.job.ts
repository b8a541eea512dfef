import { Injectable } from '@nestjs/common';
import { DueRows, isAtRest, RecurringJob, SiteUrls } from '@linkyard/service-kit';
import type { Booking } from '../booking-records/booking.schema.js';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import { earliest, payReminderKey } from '../bookings/changes/reminders-of.js';
import { BookingMailer } from './booking-mailer.js';

/**
 * Sends what is due before and after bookings. The times stand on the booking, so they follow its moves, end with it and outlive a lost
 * queue; the key of each mail makes it one mail.
 */
@Injectable()
export class SendRemindersJob extends RecurringJob {
  readonly id = 'booking-reminders';
  readonly everyMs = 30_000;

  constructor(
    private readonly bookings: BookingsRepository,
    private readonly mailer: BookingMailer,
    private readonly due: DueRows,
    private readonly urls: SiteUrls,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now },
      find: (page) => this.bookings.toRemind(now, page),
      process: (booking) => this.remind(booking, now),
    });
  }

  private async remind(booking: Booking, now: Date): Promise<void> {
    const { userId: ownerId, _id, rev, reminders, state, startAt } = booking;
    const isLive = state === 'confirmed' || state === 'completed';
    const unpaid = state === 'awaitingPayment' ? reminders.filter(({ key }) => key === payReminderKey) : [];
    const wanted = (await isAtRest(booking, this.urls)) ? [] : isLive ? reminders : unpaid;
    for (const { key, at, to, subject, body, askRating } of wanted) {
      const isFollowUp = key === 'after';
      // After a long outage, reminders of bookings that have already started are skipped.
      if (at > now || (!isFollowUp && startAt <= now)) continue;
      const kind = isFollowUp ? 'followUp' : key === payReminderKey ? 'payReminder' : 'reminder';
      await this.mailer.send(booking, { kind, detail: key, to, subject, body, askRating });
    }
    const left = reminders.filter(({ at }) => at > now);
    const set = { reminders: left, remindAt: isLive ? earliest(left) : null };
    await this.bookings.update({ ownerId, _id }, { $set: set }, { rev });
  }
}
