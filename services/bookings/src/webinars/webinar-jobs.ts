import { Injectable } from '@nestjs/common';
import { webinarReplayed, webinarsChanged } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { attemptEach, DueRows, isAtRest, Outbox, RecurringJob, SiteUrls } from '@linkyard/service-kit';
import { RegistrationChanges } from './registration-changes.js';
import { RegistrationsRepository } from './registrations.repository.js';
import { nextDueAt, remindersOf, stateAt } from './webinar-clock.js';
import { WebinarMailer } from './webinar-mailer.js';
import type { Webinar } from './webinar.schema.js';
import { WebinarsRepository } from './webinars.repository.js';

/**
 * What the clock does to webinars: reminders, changes of state, seats that were not paid for. The times are computed from the sessions, so
 * they follow every move and outlive a lost queue; the key of each mail makes it one mail.
 */
@Injectable()
export class WebinarJobs extends RecurringJob {
  readonly id = 'webinars-due';
  readonly everyMs = 30_000;

  constructor(
    private readonly webinars: WebinarsRepository,
    private readonly registrations: RegistrationsRepository,
    private readonly changes: RegistrationChanges,
    private readonly mailer: WebinarMailer,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly due: DueRows,
    private readonly urls: SiteUrls,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    const about = { signal, now, expected: ['bookings.wrong_state'] as const };
    // By itself, so that a reminder that cannot be sent delays no webinar's beginning or end.
    await this.due.forEachDue({
      ...{ ...about, job: 'webinar-states', limit: 500 },
      find: (page) => this.webinars.due(now, page),
      process: (webinar) => this.changeState(webinar, now),
    });
    await this.due.forEachDue({
      ...{ ...about, job: this.id, limit: 100 },
      find: (page) => this.webinars.due(now, page),
      process: async (webinar) => {
        await attemptEach([this.remind, this.closeUnconfirmed], (step) => step.call(this, webinar, now));
        await this.webinars.advance(webinar, { remindedUntil: now, dueAt: nextDueAt(webinar, now) });
      },
    });
    await this.due.forEachDue({
      ...{ ...about, job: 'unpaid-registrations' },
      find: (page) => this.registrations.overdue(now, page),
      process: (registration) => this.changes.expire(registration, now),
    });
  }

  private async remind(webinar: Webinar, now: Date): Promise<void> {
    const { userId: ownerId, _id: webinarId, remindedUntil } = webinar;
    // After an outage a reminder of what has begun helps no person.
    const due = remindersOf(webinar).filter(
      ({ session, at }) => at > remindedUntil && at <= now && session.startAt > now,
    );
    if (due.length === 0 || (await isAtRest(webinar, this.urls))) return;
    await attemptEach(due, async ({ session, offset }) => {
      const { sessionKey, startAt } = session;
      const detail = `${sessionKey}:${startAt.getTime()}:${offset}`;
      const approved = { states: ['approved'], sessionKeys: [sessionKey] } as const;
      await attemptEach(this.registrations.each({ ownerId, webinarId }, approved), (registration) =>
        this.mailer.send(registration, { kind: 'reminder', detail }),
      );
    });
  }

  /** Requests and places on the waiting list end with their session. */
  private async closeUnconfirmed(webinar: Webinar, now: Date): Promise<void> {
    const { userId: ownerId, _id: webinarId, type, sessions } = webinar;
    const ended = sessions.filter(({ endAt }) => endAt <= now).map(({ sessionKey }) => sessionKey);
    if (ended.length === 0 || (type !== 'series' && ended.length < sessions.length)) return;
    const filter = { states: ['pending', 'waitlisted'] as const, sessionKeys: ended };
    await attemptEach(this.registrations.each({ ownerId, webinarId }, filter), (registration) =>
      this.changes.close(registration, now),
    );
  }

  private async changeState(webinar: Webinar, now: Date): Promise<void> {
    const state = stateAt(webinar, now);
    if (state === webinar.state) return;
    const { userId: ownerId, _id: webinarId, tenantId } = webinar;
    await this.database.transaction(async () => {
      if (!(await this.webinars.advance(webinar, { state }))) return;
      await this.outbox.add(webinarsChanged, { ownerId }, { tenantId });
      if (state === 'replay') await this.outbox.add(webinarReplayed, { ownerId, webinarId }, { tenantId });
    });
  }
}
