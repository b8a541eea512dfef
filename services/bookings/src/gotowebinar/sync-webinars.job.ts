import { Inject, Injectable } from '@nestjs/common';
import { ProviderError } from '@linkyard/egress';
import { trusted } from '@linkyard/mongo';
import { DueRows, LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { hourMs } from '@linkyard/time';
import { RegistrationsRepository } from '../webinars/registrations.repository.js';
import { WebinarsRepository } from '../webinars/webinars.repository.js';
import { nextAttendanceAt } from './attendance-clock.js';
import { GotoAccess } from './goto-access.js';
import type { GotoWebinars } from './goto-webinars.js';
import { afterFailure } from './sync-outcome.js';
import { wantedRooms, type WantedRoom } from './wanted-rooms.js';
import { WebinarSyncs, type Room, type WebinarSync } from '../provider-webinars/webinar-sync.model.js';

/**
 * Makes the provider's webinars say what ours say: created, changed or cancelled, however often it is tried. What a webinar is now decides,
 * not what happened to it. @source ADR 0028
 */
@Injectable()
export class SyncWebinarsJob extends RecurringJob {
  readonly id = 'sync-webinars';
  readonly everyMs = 5_000;

  constructor(
    private readonly syncs: WebinarSyncs,
    private readonly webinars: WebinarsRepository,
    private readonly registrations: RegistrationsRepository,
    private readonly access: GotoAccess,
    private readonly due: DueRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 50, concurrency: 10 },
      find: (page) => this.syncs.due(now, page),
      lane: ({ userId }) => userId,
      process: (sync) => this.compare(sync, now),
    });
  }

  private async compare(sync: WebinarSync, now: Date): Promise<void> {
    const { userId: ownerId, webinarId, nextAt: dueAt } = sync;
    // Null also when it was deleted: nothing is to stand at the provider then.
    const webinar = await this.webinars.findOne({ ownerId, _id: webinarId });
    const wanted = wantedRooms(webinar);
    const settle = async (outcome: Partial<WebinarSync>) => {
      // An edit in between has set another time: it is compared again.
      await this.syncs.update({ ownerId, _id: sync._id, nextAt: dueAt }, { $set: outcome });
    };
    try {
      const isNeeded = wanted !== null && (wanted.length > 0 || sync.rooms.length > 0);
      if (isNeeded) await this.access.run(ownerId, (api) => this.write(api, sync, wanted), now);
      // A notification may have asked to read it at once, which another job does.
      const isAttendanceDue = sync.attendanceAt !== null && sync.attendanceAt <= now;
      const attendanceAt = isAttendanceDue ? sync.attendanceAt : webinar && nextAttendanceAt(webinar.sessions, now);
      // Its registration form may be changed there without a word to us.
      const nextAt = wanted !== null && wanted.length > 0 ? new Date(now.getTime() + hourMs) : null;
      const done = { state: 'synced', attempts: 0, error: '', nextAt } as const;
      await settle({ ...done, attendanceAt, ...(isNeeded ? { lastSyncAt: now } : {}) });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn({ err: error, webinarId }, 'a webinar could not be written to its provider');
      await settle(afterFailure(error, sync, now));
    }
  }

  private async write(api: GotoWebinars, sync: WebinarSync, wanted: readonly WantedRoom[]): Promise<void> {
    let { rooms } = sync;
    for (const room of rooms) {
      if (wanted.some(({ sessionKey }) => sessionKey === room.sessionKey)) continue;
      await api.cancel(room.key);
      rooms = await this.keep(
        sync,
        rooms.filter(({ key }) => key !== room.key),
      );
    }
    for (const room of wanted) {
      const there = rooms.find(({ sessionKey }) => sessionKey === room.sessionKey);
      if (there?.hash === room.hash) continue;
      const isChanged = there !== undefined && (await api.update(there.key, room.fields));
      const key = isChanged ? there.key : await this.create(api, sync.userId, room);
      const { sessionKey, hash } = room;
      const kept = isChanged ? there : {};
      rooms = await this.keep(sync, [...rooms.filter((one) => one !== there), { ...kept, sessionKey, key, hash }]);
      if (there && !isChanged) await this.registerAgain(sync, sessionKey);
    }
    await this.readForms(api, sync, rooms);
  }

  /** What visitors are asked besides what the creator asks them. */
  private async readForms(api: GotoWebinars, sync: WebinarSync, rooms: readonly Room[]): Promise<void> {
    const asking: Room[] = [];
    for (const room of rooms) asking.push({ ...room, questions: await api.questions(room.key) });
    if (JSON.stringify(asking) !== JSON.stringify(rooms)) await this.keep(sync, asking);
  }

  /** One whose reply was lost is found again, unless it is another of ours. */
  private async create(api: GotoWebinars, ownerId: string, { fields }: WantedRoom): Promise<string> {
    const alike = await api.alike(fields);
    const taken = await this.syncs.findMany({ ownerId, 'rooms.key': trusted({ $in: alike }) });
    const known = new Set(taken.flatMap(({ rooms }) => rooms.map(({ key }) => key)));
    return alike.find((key) => !known.has(key)) ?? (await api.create(fields));
  }

  /** The organizer has deleted the webinar at the provider, and with it its registrants. */
  private async registerAgain({ userId: ownerId, webinarId }: WebinarSync, sessionKey: string | null): Promise<void> {
    const bySession = sessionKey === null ? {} : { sessionKey };
    const pending = { 'sync.state': 'pending', 'sync.attempts': 0, 'sync.nextAt': new Date() };
    const gone = { externalRegistrantKey: null, joinUrl: null };
    await this.registrations.updateMany(
      { ownerId, webinarId, ...bySession, state: 'approved' },
      { $set: { ...gone, ...pending } },
    );
  }

  /** At once, so that what was done survives a failure of what follows. */
  private async keep({ userId: ownerId, _id }: WebinarSync, rooms: Room[]): Promise<Room[]> {
    await this.syncs.update({ ownerId, _id }, { $set: { rooms } });
    return rooms;
  }
}
