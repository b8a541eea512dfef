import { Injectable } from '@nestjs/common';
import {
  registrationApproved,
  registrationCancelled,
  registrationDenied,
  registrationPromoted,
  registrationRequested,
  registrationWaitlisted,
  systemReasons,
  webinarMoved,
  webinarReplayed,
  type EventData,
} from '@linkyard/contracts';
import { attemptEach, isAtRest, OnEvent, SiteUrls, type EventFacts } from '@linkyard/service-kit';
import { isPaidTooLate } from '../bookings/paying/refund-cause.js';
import { registrationRefundDue } from './registration-refund-due.js';
import { RegistrationsRepository } from './registrations.repository.js';
import { sessionsOf } from './webinar-clock.js';
import { WebinarMailer, type WebinarMail } from './webinar-mailer.js';
import { WebinarsRepository } from './webinars.repository.js';

/** Notifies people of what became of their registration. A repeated event is the same mail again, which is sent once. */
@Injectable()
export class WebinarMails {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly webinars: WebinarsRepository,
    private readonly mailer: WebinarMailer,
    private readonly urls: SiteUrls,
  ) {}

  @OnEvent(registrationRequested, { id: 'mail-registration-requested', isRepeatable: true })
  async onRequested({ uid }: EventData<typeof registrationRequested>, _facts: EventFacts): Promise<void> {
    await this.send(uid, { kind: 'received' });
  }

  @OnEvent(registrationWaitlisted, { id: 'mail-registration-waitlisted', isRepeatable: true })
  async onWaitlisted({ uid }: EventData<typeof registrationWaitlisted>, _facts: EventFacts): Promise<void> {
    await this.send(uid, { kind: 'waitlisted' });
  }

  @OnEvent(registrationPromoted, { id: 'mail-registration-promoted', isRepeatable: true })
  async onPromoted({ uid }: EventData<typeof registrationPromoted>, _facts: EventFacts): Promise<void> {
    await this.send(uid, { kind: 'promotedUnpaid' });
  }

  @OnEvent(registrationApproved, { id: 'mail-registration-approved', isRepeatable: true })
  async onApproved(event: EventData<typeof registrationApproved>, _facts: EventFacts): Promise<void> {
    const { uid, isApproved, fromWaitlist } = event;
    await this.send(uid, {
      kind: isApproved ? 'approved' : fromWaitlist ? 'promoted' : 'confirmed',
      invite: 'REQUEST',
    });
  }

  @OnEvent(registrationDenied, { id: 'mail-registration-denied', isRepeatable: true })
  async onDenied({ uid, reason }: EventData<typeof registrationDenied>, _facts: EventFacts): Promise<void> {
    await this.send(uid, { kind: 'denied', note: reason });
  }

  /** What was never confirmed needs no mail. */
  @OnEvent(registrationCancelled, { id: 'mail-registration-cancelled', isRepeatable: true })
  async onCancelled(event: EventData<typeof registrationCancelled>, _facts: EventFacts): Promise<void> {
    const { uid, by, reason, systemCause, wasAnnounced, wasApproved } = event;
    if (!wasAnnounced) return;
    // Events of earlier versions name no cause.
    const isOver = systemCause ? systemCause === 'notConfirmed' : reason === systemReasons.notConfirmed;
    const bySystem = isOver ? ('ended' as const) : ('expired' as const);
    const kind = ({ registrant: 'cancelled', host: 'cancelledByHost', system: bySystem } as const)[by];
    const note = by === 'host' ? reason : '';
    await this.send(uid, { kind, note, ...(wasApproved ? { invite: 'CANCEL' as const } : {}) });
  }

  @OnEvent(registrationRefundDue, { id: 'mail-registration-paid-too-late', isRepeatable: true })
  async onRefundDue(event: EventData<typeof registrationRefundDue>, _facts: EventFacts): Promise<void> {
    const { ownerId, registrationId: _id } = event;
    if (!isPaidTooLate(event)) return;
    const registration = await this.registrations.findOne({ ownerId, _id });
    if (registration) await this.mailer.send(registration, { kind: 'paidTooLate' });
  }

  /** The registrations of the sessions follow the change: their start, a mail, and the entries in the calendar. */
  @OnEvent(webinarMoved, { id: 'registrations-follow-webinar', isRepeatable: true })
  async onMoved(event: EventData<typeof webinarMoved>, { eventId }: EventFacts): Promise<void> {
    const { ownerId, webinarId, sessionKeys, addedKeys, removed } = event;
    const webinar = await this.webinars.findOne({ ownerId, _id: webinarId });
    if (!webinar) return;
    const states = ['pending', 'approved', 'waitlisted'] as const;
    const sessions = removed.map((one) => ({ ...one, startAt: new Date(one.startAt), endAt: new Date(one.endAt) }));
    await attemptEach(this.registrations.each(event, { states, sessionKeys }), async (registration) => {
      const startAt = sessionsOf(webinar, registration)[0]?.startAt ?? null;
      await this.registrations.update({ ownerId, _id: registration._id }, { $set: { startAt } });
      const isIn = registration.state === 'approved';
      const kind = addedKeys.length > 0 ? 'sessionsChanged' : 'moved';
      if (addedKeys.length + sessionKeys.length > 0)
        await this.mailer.send(registration, { kind, detail: eventId, ...(isIn ? { invite: 'REQUEST' } : {}) });
      if (sessions.length > 0)
        await this.mailer.send(registration, {
          ...{ kind: 'sessionRemoved', detail: eventId, sessions },
          ...(isIn ? { invite: 'CANCEL' } : {}),
        });
    });
  }

  @OnEvent(webinarReplayed, { id: 'mail-webinar-replayed', isRepeatable: true })
  async onReplayed(event: EventData<typeof webinarReplayed>, { eventId, tenantId }: EventFacts): Promise<void> {
    const states = ['approved', 'attended', 'absent'] as const;
    // The clock says that the webinar is over.
    if (await isAtRest({ userId: event.ownerId, tenantId }, this.urls)) return;
    await attemptEach(this.registrations.each(event, { states }), (registration) =>
      this.mailer.send(registration, { kind: 'replay', detail: eventId }),
    );
  }

  private async send(uid: string, mail: WebinarMail): Promise<void> {
    const registration = await this.registrations.byUid(uid);
    if (registration) await this.mailer.send(registration, mail);
  }
}
