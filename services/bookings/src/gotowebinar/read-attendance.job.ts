import { Inject, Injectable } from '@nestjs/common';
import { ProviderError } from '@linkyard/egress';
import { ServiceDatabase } from '@linkyard/mongo';
import { attemptEach, DueRows, LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { hourMs } from '@linkyard/time';
import { RegistrationFlow, type Attended } from '../webinars/registration-flow.js';
import type { Registration } from '../webinars/registration.schema.js';
import { RegistrationsRepository } from '../webinars/registrations.repository.js';
import { sessionsOf } from '../webinars/webinar-clock.js';
import type { Webinar } from '../webinars/webinar.schema.js';
import { WebinarsRepository } from '../webinars/webinars.repository.js';
import { nextAttendanceAt } from './attendance-clock.js';
import { GotoAccess } from './goto-access.js';
import type { GotoAttendee } from './goto-webinars.js';
import { WebinarSyncs, type Room, type WebinarSync } from '../provider-webinars/webinar-sync.model.js';

/** Reads from the provider who attended, several times after each session. */
@Injectable()
export class ReadAttendanceJob extends RecurringJob {
  readonly id = 'read-webinar-attendance';
  readonly everyMs: number;

  constructor(
    private readonly syncs: WebinarSyncs,
    private readonly webinars: WebinarsRepository,
    private readonly registrations: RegistrationsRepository,
    private readonly flow: RegistrationFlow,
    private readonly access: GotoAccess,
    private readonly database: ServiceDatabase,
    private readonly due: DueRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
    this.everyMs = access.attendanceEveryMs;
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 50, concurrency: 10 },
      find: (page) => this.syncs.attendanceDue(now, page),
      lane: ({ userId }) => userId,
      process: (sync) => this.readRooms(sync, now),
    });
  }

  private async readRooms({ userId: ownerId, _id, webinarId, rooms }: WebinarSync, now: Date): Promise<void> {
    const webinar = await this.webinars.findOne({ ownerId, _id: webinarId });
    let attendanceAt = webinar && nextAttendanceAt(webinar.sessions, now);
    try {
      if (webinar) for (const room of rooms) await this.read(webinar, room, now);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn({ err: error, webinarId }, 'the attendance of a webinar could not be read');
      attendanceAt = new Date(now.getTime() + hourMs);
    }
    await this.syncs.update({ ownerId, _id }, { $set: { attendanceAt } });
  }

  private async read(webinar: Webinar, room: Room, now: Date): Promise<void> {
    const { userId: ownerId, _id: webinarId } = webinar;
    const sessions = await this.access.run(ownerId, (api) => api.attendance(room.key), now);
    // Nothing is shown yet, or it was never held: that is no absence.
    if (sessions.length === 0) return;
    const attended = sumOf(sessions.flatMap(({ attendees }) => attendees));
    const asked = { states: ['approved', 'attended', 'absent'] as const, ...ofRoom(room) };
    await attemptEach(this.registrations.each({ ownerId, webinarId }, asked), (registration) =>
      this.mark(registration, { webinar, found: attended.get(registration.externalRegistrantKey ?? ''), now }),
    );
  }

  /** What the host has marked by hand stays. */
  private async mark(
    registration: Registration,
    { webinar, found, now }: { webinar: Webinar; found: Attended | undefined; now: Date },
  ): Promise<void> {
    const { state, stateHistory, attendedMinutes } = registration;
    const sessions = sessionsOf(webinar, registration);
    // Who has not joined yet may still come.
    const decidedAt = found ? sessions[0]?.startAt : sessions.at(-1)?.endAt;
    const isMarkedByHost = state !== 'approved' && stateHistory.at(-1)?.by === 'host';
    const isSame = found ? state === 'attended' && attendedMinutes === found.minutes : state === 'absent';
    if (isMarkedByHost || isSame || decidedAt === undefined || decidedAt > now) return;
    const next = found ? 'attended' : 'absent';
    await this.database.transaction(() => this.flow.attend(registration, next, found ?? null, now, 'system'));
  }
}

const ofRoom = ({ sessionKey }: Room) => (sessionKey === null ? {} : { sessionKeys: [sessionKey] });

/** By registrant: the time of all sessions together. */
function sumOf(attendees: readonly GotoAttendee[]): Map<string, Attended> {
  const sums = new Map<string, Attended>();
  for (const { registrantKey, attendanceTimeInSeconds, attendance } of attendees) {
    const before = sums.get(registrantKey);
    const [joined, left] = [attendance.map(({ joinTime }) => joinTime), attendance.map(({ leaveTime }) => leaveTime)];
    sums.set(registrantKey, {
      minutes: (before?.minutes ?? 0) + Math.round(attendanceTimeInSeconds / 60),
      joinedAt: edge([before?.joinedAt, ...joined], Math.min),
      leftAt: edge([before?.leftAt, ...left], Math.max),
    });
  }
  return sums;
}

function edge(moments: readonly (Date | string | null | undefined)[], pick: (...times: number[]) => number) {
  const times = moments.flatMap((moment) => (moment ? [new Date(moment).getTime()] : []));
  return times.length > 0 ? new Date(pick(...times)) : null;
}
