import { Injectable } from '@nestjs/common';
import {
  registrationApproved,
  registrationCancelled,
  registrationDenied,
  registrationPromoted,
  registrationRequested,
  registrationWaitlisted,
  systemReasons,
  type registrationActors,
  type SystemCause,
} from '@linkyard/contracts';
import type { NewDocument } from '@linkyard/mongo';
import { DomainError, isInactiveOwner, nextState, Outbox } from '@linkyard/service-kit';
import { dayMs } from '@linkyard/time';
import { UnpaidHolds } from '../claims/unpaid-holds.js';
import type { Registration } from './registration.schema.js';
import { registrationTransitions, type RegistrationStep } from './registration-transitions.js';
import { RegistrationsRepository } from './registrations.repository.js';
import { seatKeyOf, seatsLeft, WebinarSeats } from './webinar-seats.js';
import type { Webinar } from './webinar.schema.js';
import { WebinarsRepository } from './webinars.repository.js';

export interface Cause {
  by: (typeof registrationActors)[number];
  reason?: string;
  /** Why the system does it. */
  systemCause?: SystemCause;
}
interface Turn {
  step: RegistrationStep;
  cause: Cause;
  set?: Partial<Registration>;
}

/** How long a person was there. */
export interface Attended {
  minutes: number | null;
  joinedAt: Date | null;
  leftAt: Date | null;
}
const absent: Attended = { minutes: 0, joinedAt: null, leftAt: null };
const unknownTime: Attended = { ...absent, minutes: null };

/** Written with the change itself, so that none is lost: the job compares the registration with the provider. */
const providerFollows = ({ sync }: Registration, now: Date): Partial<Registration> =>
  sync.state === 'none' ? {} : { sync: { state: 'pending', attempts: 0, error: '', nextAt: now } };

export const nameOf = ({ person }: Pick<Registration, 'person'>): string =>
  `${person.firstName} ${person.lastName}`.trim();

const toEventPayload = (registration: Registration) => {
  const { _id: registrationId, userId: ownerId, uid, webinarId, title, person } = registration;
  return {
    registrationId,
    ownerId,
    uid,
    webinarId,
    title,
    person: { name: nameOf(registration), email: person.email },
  };
};

/** Names a person's registration while it is active. */
export const activeKeyOf = (webinarId: string, sessionKey: string | null, email: string): string =>
  `${webinarId}:${sessionKey ?? 'all'}:${email}`;

/** The steps of a registration. Each is a compare-and-set with its event, inside the caller's transaction. @source models.md 10 */
@Injectable()
export class RegistrationFlow {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly webinars: WebinarsRepository,
    private readonly seats: WebinarSeats,
    private readonly unpaid: UnpaidHolds,
    private readonly outbox: Outbox,
  ) {}

  /** Before the transaction of `place`. */
  async prepare(ownerId: string, network: string): Promise<void> {
    await this.unpaid.prepare(ownerId, network);
  }

  /**
   * Takes a seat, or a place on the waiting list behind those who wait already.
   * @throws DomainError bookings.webinar_full, bookings.too_many_held
   */
  async place(webinar: Webinar, draft: NewDocument<Registration>, now: Date, network: string): Promise<Registration> {
    const { userId: ownerId } = webinar;
    const isAwaited = await this.isAwaited(webinar, draft);
    const isSeated = !isAwaited && (await this.seats.take(webinar, seatKeyOf(webinar, draft.sessionKey)));
    if (!isSeated && !webinar.waitlist) throw new DomainError('bookings.webinar_full');
    const state = isSeated ? 'pending' : 'waitlisted';
    const awaitedUntil = isSeated ? draft.awaitedUntil : null;
    const isHeld = isSeated && draft.paymentState === 'unpaid' && webinar.capacity > 0;
    if (isHeld && awaitedUntil) await this.unpaid.add(ownerId, network, [draft.uid], awaitedUntil, now);
    const fields = { ...draft, state, awaitedUntil, ...(isHeld ? { network } : {}) } as const;
    const made = await this.registrations.insert(webinar.userId, fields);
    if (isSeated) return made.paymentState === 'unpaid' ? made : this.proceed(made, now);
    await this.outbox.add(registrationWaitlisted, toEventPayload(made), { tenantId: made.tenantId });
    return made;
  }

  /** How `place` would answer for a free one now; it takes no seat. @throws DomainError bookings.webinar_full */
  async foresee(webinar: Webinar, draft: NewDocument<Registration>): Promise<'approved' | 'pending' | 'waitlisted'> {
    const taken = (await this.seats.of(webinar)).get(seatKeyOf(webinar, draft.sessionKey)) ?? 0;
    const isSeated = !(await this.isAwaited(webinar, draft)) && seatsLeft(webinar, taken) !== 0;
    if (isSeated) return draft.needsApproval ? 'pending' : 'approved';
    if (!webinar.waitlist) throw new DomainError('bookings.webinar_full');
    return 'waitlisted';
  }

  /** Who waits already goes first. */
  private async isAwaited({ userId, _id }: Webinar, { sessionKey }: NewDocument<Registration>): Promise<boolean> {
    return (await this.registrations.firstWaitlisted(userId, _id, sessionKey)) !== null;
  }

  /** Registered or paid: it is approved, or waits for the creator. @throws DomainError bookings.wrong_state */
  async proceed(registration: Registration, now: Date): Promise<Registration> {
    await this.unpaid.end(registration.userId, registration.network, registration.uid);
    if (!registration.needsApproval) return this.approve(registration, { by: 'registrant' }, now);
    const waiting = await this.transition(registration, now, {
      ...{ step: 'asked', cause: { by: 'registrant' } },
      set: { awaitedUntil: null },
    });
    await this.outbox.add(registrationRequested, toEventPayload(waiting), { tenantId: waiting.tenantId });
    return waiting;
  }

  /** @throws DomainError bookings.wrong_state */
  async approve(registration: Registration, cause: Cause, now: Date): Promise<Registration> {
    const set: Partial<Registration> = { awaitedUntil: null, ...providerFollows(registration, now) };
    const approved = await this.transition(registration, now, { step: 'approved', cause, set });
    const facts = { isApproved: cause.by === 'host', fromWaitlist: approved.fromWaitlist };
    await this.outbox.add(
      registrationApproved,
      { ...toEventPayload(approved), ...facts },
      { tenantId: approved.tenantId },
    );
    return approved;
  }

  /** @throws DomainError bookings.wrong_state */
  async deny(registration: Registration, reason: string, now: Date): Promise<Registration> {
    const denied = await this.transition(registration, now, {
      ...{ step: 'denied', cause: { by: 'host', reason } },
      set: { deny: { reason, at: now }, activeKey: null, awaitedUntil: null },
    });
    await this.outbox.add(registrationDenied, { ...toEventPayload(denied), reason }, { tenantId: denied.tenantId });
    await this.freeSeat(registration, now);
    return denied;
  }

  /** @throws DomainError bookings.wrong_state */
  async cancel(registration: Registration, { by, systemCause, ...cause }: Cause, now: Date): Promise<Registration> {
    const reason = systemCause ? systemReasons[systemCause] : (cause.reason ?? '');
    const cancelled = await this.transition(registration, now, {
      ...{ step: 'cancelled', cause: { by, reason } },
      set: {
        cancel: { by, reason, at: now },
        activeKey: null,
        awaitedUntil: null,
        ...providerFollows(registration, now),
      },
    });
    const wasAnnounced = registration.paymentState !== 'unpaid' || registration.fromWaitlist;
    const about = { by, reason, ...(systemCause ? { systemCause } : {}) };
    const facts = { ...about, wasAnnounced, wasApproved: registration.state === 'approved' };
    await this.outbox.add(
      registrationCancelled,
      { ...toEventPayload(cancelled), ...facts },
      { tenantId: cancelled.tenantId },
    );
    await this.unpaid.end(registration.userId, registration.network, registration.uid);
    await this.freeSeat(registration, now);
    return cancelled;
  }

  /** @param attended null where the time is not known; @throws DomainError bookings.wrong_state */
  async attend(
    registration: Registration,
    to: 'attended' | 'absent',
    attended: Attended | null,
    now: Date,
    by: Cause['by'] = 'host',
  ) {
    const { minutes, joinedAt, leftAt } = to === 'absent' ? absent : (attended ?? unknownTime);
    return this.transition(registration, now, {
      ...{ step: to, cause: { by } },
      set: { attendedMinutes: minutes, joinedAt, leftAt },
    });
  }

  /** Paid after it expired: the seat is taken once more where one is free. */
  async reclaim(registration: Registration, now: Date): Promise<boolean> {
    const { userId: ownerId, webinarId, sessionKey, person } = registration;
    const webinar = await this.webinars.findOne({ ownerId, _id: webinarId });
    const activeKey = activeKeyOf(webinarId, sessionKey, person.email);
    if (!webinar || !isOpen(webinar, now) || (await this.registrations.byActiveKey(ownerId, activeKey))) return false;
    if (!(await this.seats.take(webinar, seatKeyOf(webinar, sessionKey)))) return false;
    const set = { activeKey, cancel: null };
    const back = await this.transition(registration, now, { step: 'reopened', cause: { by: 'registrant' }, set });
    await this.proceed(back, now);
    return true;
  }

  /** More seats are offered than before. */
  async promoteAll(webinar: Webinar, now: Date): Promise<void> {
    for (const sessionKey of waitingListsOf(webinar)) await this.promote(webinar, sessionKey, now);
  }

  /** Seats that are free go to the people who have waited longest. */
  async promote(webinar: Webinar, sessionKey: string | null, now: Date): Promise<void> {
    const { userId: ownerId, _id: webinarId } = webinar;
    if (!isOpen(webinar, now) || isInactiveOwner(ownerId)) return;
    for (;;) {
      const next = await this.registrations.firstWaitlisted(ownerId, webinarId, sessionKey);
      if (!next || !(await this.seats.take(webinar, seatKeyOf(webinar, sessionKey)))) return;
      await this.moveUp(next, now);
    }
  }

  private async moveUp(registration: Registration, now: Date): Promise<void> {
    const isPaidFor = registration.paymentState !== 'unpaid';
    const set = { fromWaitlist: true, awaitedUntil: isPaidFor ? null : new Date(now.getTime() + dayMs) };
    const cause = { by: 'system' } as const;
    const seated = await this.transition(registration, now, { step: 'promoted', cause, set });
    if (isPaidFor) await this.proceed(seated, now);
    else await this.outbox.add(registrationPromoted, toEventPayload(seated), { tenantId: seated.tenantId });
  }

  private async freeSeat(before: Registration, now: Date): Promise<void> {
    if (before.state === 'waitlisted') return;
    const webinar = await this.webinars.findOne({ ownerId: before.userId, _id: before.webinarId });
    if (!webinar) return;
    await this.seats.release(webinar, seatKeyOf(webinar, before.sessionKey));
    await this.promote(webinar, before.sessionKey, now);
  }

  private async transition(
    { userId: ownerId, _id, state }: Registration,
    at: Date,
    { step, cause: { by, reason = '' }, set = {} }: Turn,
  ): Promise<Registration> {
    const to = nextState(registrationTransitions, state, step);
    if (!to) throw new DomainError('bookings.wrong_state');
    const $push = { stateHistory: { from: state, to, at, by, reason } };
    const turned = await this.registrations.update({ ownerId, _id, state }, { $set: { ...set, state: to }, $push });
    if (!turned) throw new DomainError('bookings.wrong_state');
    return turned;
  }
}

/** Where people wait: for one session of a series, else for the webinar as a whole. */
const waitingListsOf = ({ type, sessions }: Webinar): (string | null)[] =>
  type === 'series' ? sessions.map(({ sessionKey }) => sessionKey) : [null];

const isOpen = ({ state, type, sessions }: Webinar, now: Date): boolean =>
  type === 'onDemand'
    ? state === 'replay'
    : (state === 'scheduled' || state === 'live') && sessions.some(({ endAt }) => endAt > now);
