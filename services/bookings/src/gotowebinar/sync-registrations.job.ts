import { Inject, Injectable } from '@nestjs/common';
import { ProviderError } from '@linkyard/egress';
import { minuteMs } from '@linkyard/time';
import { DueRows, LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import type { Registration } from '../webinars/registration.schema.js';
import { RegistrationsRepository } from '../webinars/registrations.repository.js';
import { WebinarMailer } from '../webinars/webinar-mailer.js';
import { WebinarsRepository } from '../webinars/webinars.repository.js';
import { GotoAccess } from './goto-access.js';
import type { GotoRegistrant, GotoWebinars } from './goto-webinars.js';
import { registrationBody } from './registration-form.js';
import { afterFailure } from './sync-outcome.js';
import { roomFor, WebinarSyncs, type Room } from '../provider-webinars/webinar-sync.model.js';
import { outcomeOf } from '../providers/outcome-of.js';

type Sync = Registration['sync'];

const roomWaitMs = 5_000;
const approvalWaitMs = 5 * minuteMs;
const done: Sync = { state: 'synced', attempts: 0, error: '', nextAt: null };

/**
 * Registers people at the provider who are registered here, and removes those who are no more. What a registration is now decides; the
 * visitor has a confirmation already and gets the personal link as soon as the provider has given it. @source ADR 0028
 */
@Injectable()
export class SyncRegistrationsJob extends RecurringJob {
  readonly id = 'sync-registrations';
  readonly everyMs = 5_000;

  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly webinars: WebinarsRepository,
    private readonly syncs: WebinarSyncs,
    private readonly access: GotoAccess,
    private readonly mailer: WebinarMailer,
    private readonly due: DueRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, concurrency: 10 },
      find: (page) => this.registrations.syncDue(now, page),
      lane: ({ userId }) => userId,
      process: (registration) => this.compare(registration, now),
    });
  }

  private async compare(registration: Registration, now: Date): Promise<void> {
    const { userId: ownerId, _id, webinarId, sync } = registration;
    // Approving or cancelling in between has set another time: it is done again.
    const unchanged = { ownerId, _id, 'sync.nextAt': sync.nextAt };
    try {
      await this.registrations.update(unchanged, { $set: { sync: await this.write(registration, now) } });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn({ err: error, registrationId: _id }, 'a registration could not be sent to its provider');
      await this.registrations.update(unchanged, { $set: { sync: afterFailure(error, sync, now) } });
      // The form there may ask for more by now: it is read again.
      if (outcomeOf(error) === 'unreadable') await this.syncs.update({ ownerId, webinarId }, { $set: { nextAt: now } });
    }
  }

  private async write(registration: Registration, now: Date): Promise<Sync> {
    const { userId: ownerId, webinarId, sessionKey, state, externalRegistrantKey } = registration;
    const [webinar, sync] = await Promise.all([
      this.webinars.findOne({ ownerId, _id: webinarId }),
      this.syncs.findOne({ ownerId, webinarId }),
    ]);
    const room = sync && roomFor(sync.rooms, sessionKey);
    if (state !== 'approved') {
      // It may be approved yet.
      if (externalRegistrantKey === null) return { ...done, state: 'pending' };
      // A webinar that was cancelled there has no registrants any more, and an address that is paid for twice stays.
      if (room && !(await this.registrations.hasOther(registration)))
        await this.access.run(ownerId, (api) => api.unregister(room.key, externalRegistrantKey), now);
      await this.keep(registration, { externalRegistrantKey: null, joinUrl: null });
      return done;
    }
    const isOpen = webinar?.provider === 'gotowebinar' && (webinar.state === 'scheduled' || webinar.state === 'live');
    if (!isOpen) return { ...done, state: externalRegistrantKey === null ? 'none' : 'synced' };
    if (!room) return later(registration, roomWaitMs, now);
    const registrant = await this.access.run(ownerId, (api) => registered(api, room, registration), now);
    // The webinar was deleted at the provider; it is made there again first.
    if (!registrant) {
      await this.keep(registration, { externalRegistrantKey: null, joinUrl: null });
      await this.syncs.update(
        { ownerId, webinarId },
        { $set: { 'rooms.$[room].hash': 'gone', nextAt: now } },
        {
          arrayFilters: [{ 'room.key': room.key }],
        },
      );
      return later(registration, roomWaitMs, now);
    }
    return this.take(registration, registrant, now);
  }

  /** The link is stored before it is mailed, and the mail is requested before the work counts as done. */
  private async take(registration: Registration, { registrantKey, joinUrl, status }: GotoRegistrant, now: Date) {
    const kept = { externalRegistrantKey: registrantKey, joinUrl: joinUrl ?? null };
    await this.keep(registration, kept);
    if (status === 'DENIED') throw new ProviderError('invalid_request', 'the registration was denied there.');
    if (!joinUrl) return later(registration, approvalWaitMs, now);
    const mail = { kind: 'joinLink', detail: registrantKey, invite: 'REQUEST' } as const;
    await this.mailer.send({ ...registration, ...kept }, mail);
    return done;
  }

  private async keep({ userId: ownerId, _id }: Registration, $set: Partial<Registration>): Promise<void> {
    await this.registrations.update({ ownerId, _id }, { $set });
  }
}

const later = ({ sync }: Registration, waitMs: number, now: Date): Sync => ({
  ...{ state: 'pending', attempts: sync.attempts, error: '' },
  nextAt: new Date(now.getTime() + waitMs),
});

/** One who waits for an approval at the provider is looked up; all others are registered. */
async function registered(
  api: GotoWebinars,
  { key, questions = [] }: Room,
  { externalRegistrantKey, person, answers }: Registration,
): Promise<GotoRegistrant | null> {
  const known = externalRegistrantKey === null ? null : await api.registrant(key, externalRegistrantKey);
  return known ?? api.register(key, person.email, registrationBody(person, questions, answers));
}
