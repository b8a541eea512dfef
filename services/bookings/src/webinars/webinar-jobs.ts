import { Inject, Injectable } from '@nestjs/common';
import { webinarReplayed, webinarsChanged } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, LOGGER, Outbox, RecurringJob, type Logger } from '@linkyard/service-kit';
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
    @Inject(WebinarsRepository) private readonly webinars: WebinarsRepository,
    @Inject(RegistrationsRepository) private readonly registrations: RegistrationsRepository,
    @Inject(RegistrationChanges) private readonly changes: RegistrationChanges,
    @Inject(WebinarMailer) private readonly mailer: WebinarMailer,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    for (const webinar of await this.webinars.due(now)) {
      if (signal.aborted) return;
      await this.attempt({ webinarId: webinar._id }, async () => {
        await this.remind(webinar, now);
        await this.closeUnconfirmed(webinar, now);
        await this.advance(webinar, now);
      });
    }
    for (const registration of await this.registrations.overdue(now)) {
      if (signal.aborted) return;
      await this.attempt({ registrationId: registration._id }, () => this.changes.expire(registration, now));
    }
  }

  private async remind(webinar: Webinar, now: Date): Promise<void> {
    const { userId: ownerId, _id: webinarId, remindedUntil } = webinar;
    for (const { session, offset, at } of remindersOf(webinar)) {
      // After an outage a reminder of what has begun helps no person.
      if (at <= remindedUntil || at > now || session.startAt <= now) continue;
      const sessionKeys = [session.sessionKey];
      const detail = `${session.sessionKey}:${session.startAt.getTime()}:${offset}`;
      for await (const registration of this.registrations.each(
        { ownerId, webinarId },
        { states: ['approved'], sessionKeys },
      ))
        await this.mailer.send(registration, { kind: 'reminder', detail });
    }
  }

  /** Requests and places on the waiting list end with their session. */
  private async closeUnconfirmed(webinar: Webinar, now: Date): Promise<void> {
    const { userId: ownerId, _id: webinarId, type, sessions } = webinar;
    const ended = sessions.filter(({ endAt }) => endAt <= now).map(({ sessionKey }) => sessionKey);
    if (ended.length === 0 || (type !== 'series' && ended.length < sessions.length)) return;
    const filter = { states: ['pending', 'waitlisted'] as const, sessionKeys: ended };
    for await (const registration of this.registrations.each({ ownerId, webinarId }, filter))
      await this.attempt({ registrationId: registration._id }, () => this.changes.close(registration, now));
  }

  private async advance(webinar: Webinar, now: Date): Promise<void> {
    const state = stateAt(webinar, now);
    const dueAt = nextDueAt(webinar, now);
    await this.database.transaction(async () => {
      const isAdvanced = await this.webinars.advance(webinar, { state, remindedUntil: now, dueAt });
      if (!isAdvanced || state === webinar.state) return;
      const { userId: ownerId, _id: webinarId, tenantId } = webinar;
      await this.outbox.add(webinarsChanged, { ownerId }, { tenantId });
      if (state === 'replay') await this.outbox.add(webinarReplayed, { ownerId, webinarId }, { tenantId });
    });
  }

  /** One that fails keeps none of the others waiting. */
  private async attempt(about: object, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const isChanged = error instanceof DomainError && error.code === 'bookings.wrong_state';
      if (!isChanged)
        this.logger.warn({ err: error, ...about }, 'a webinar or registration that is due was not changed');
    }
  }
}
