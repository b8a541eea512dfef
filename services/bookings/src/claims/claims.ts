import { Injectable } from '@nestjs/common';
import {
  InjectStored,
  isDuplicateKey,
  notAmong,
  OwnedRepository,
  trusted,
  type DuePage,
  type StoredModel,
} from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { bucketMs, bucketsOf, occupiedRange } from '@linkyard/slots';
import { dayMs, minuteMs } from '@linkyard/time';
import type { Appointment } from '../appointment-records/appointment.schema.js';
import { claimedBuckets, claims, type Claim } from './claim.schema.js';
import { UnpaidHolds } from './unpaid-holds.js';

export interface ClaimRequest {
  ownerId: string;
  appointmentId: string;
  holder: string;
  start: Date;
  end: Date;
  bufferBefore: number;
  bufferAfter: number;
  /** Of the meeting, for all. */
  seats: number;
  /** Seats that this claim takes. */
  people: number;
  /** Of a hold; a booking's claim does not end by itself. */
  expiresAt: Date | null;
  /** Of what is held unpaid, as counted by `UnpaidHolds`. */
  network?: string;
}

interface Span {
  from: Date;
  to: Date;
}

/** A meeting and the time before and after it last a day each at most; the buckets round them up. */
const longestMs = 3 * dayMs + 2 * bucketMs;

/** Without the lower bound every past claim of the host would be looked at: a year of bookings, for each slot of tomorrow. */
const overlapping = ({ from, to }: Span) => ({
  occupiedFrom: trusted({ $gt: new Date(from.getTime() - longestMs), $lt: to }),
  occupiedTo: trusted({ $gt: from }),
});

/** What keeps two meetings of a host apart. Claiming and releasing run inside the caller's transaction. */
@Injectable()
export class Claims extends OwnedRepository<Claim> {
  constructor(
    @InjectStored('bookings', claims) model: StoredModel<typeof claims>,
    @InjectStored('bookings', claimedBuckets) private readonly buckets: StoredModel<typeof claimedBuckets>,
    private readonly unpaid: UnpaidHolds,
  ) {
    super(model);
  }

  /** What takes time of the host in a span; expired holds do not. */
  async within(ownerId: string, span: Span, now: Date): Promise<Claim[]> {
    const found = await this.findMany({ ownerId, ...overlapping(span) });
    return found.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
  }

  /** Meetings of one appointment that begin in a span. */
  async meetingsOf(ownerId: string, appointmentId: string, { from, to }: Span): Promise<Claim[]> {
    return this.findMany({ ownerId, appointmentId, startAt: trusted({ $gte: from, $lt: to }) });
  }

  /** @param standing where the caller has just read it. @returns the number of the seat, from 1. @throws DomainError bookings.slot_taken */
  async claim(request: ClaimRequest, now: Date, standing?: readonly Claim[]): Promise<number> {
    const { ownerId, appointmentId, start, end, holder, seats, people, expiresAt, network } = request;
    const occupied = occupiedRange(start.getTime(), end.getTime(), request);
    const span = { from: new Date(occupied.from), to: new Date(occupied.to) };
    const meeting = meetingOf(request);
    const others = (standing ?? (await this.standing(request, now))).filter((claim) => claim.meeting === meeting);
    const taken = new Set(others.map(({ seatNo }) => seatNo));
    const seatNo = Array.from({ length: seats }, (_, index) => index + 1).find((number) => !taken.has(number));
    if (seatNo === undefined || peopleOf(others) + people > seats) throw new DomainError('bookings.slot_taken');
    const [first] = others;
    const about = { appointmentId, meeting, seatNo, people, holder };
    const fields = { ...about, isHold: expiresAt !== null, startAt: start, endAt: end };
    const { occupiedFrom, occupiedTo } = first ?? { occupiedFrom: span.from, occupiedTo: span.to };
    try {
      if (first) await this.buckets.updateMany({ userId: ownerId, meeting }, { $inc: { claims: 1 } });
      else await this.take(ownerId, meeting, occupied);
      await this.insert(ownerId, { ...fields, occupiedFrom, occupiedTo, expiresAt, ...(network ? { network } : {}) });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('bookings.slot_taken');
      throw error;
    }
    return seatNo;
  }

  /** True when the time, or enough seats of this very meeting, can be claimed. */
  async isFree(request: ClaimRequest, now: Date): Promise<boolean> {
    const occupied = occupiedRange(request.start.getTime(), request.end.getTime(), request);
    const span = { from: new Date(occupied.from), to: new Date(occupied.to) };
    const found = await this.within(request.ownerId, span, now);
    const isRoom = peopleOf(found) + request.people <= request.seats;
    return isRoom && found.every(({ meeting }) => meeting === meetingOf(request));
  }

  /** A claim that would have ended by itself stays. @returns false when it has been given up already */
  async keep(ownerId: string, holder: string): Promise<boolean> {
    const kept = await this.update({ ownerId, holder }, { $set: { isHold: false, expiresAt: null } });
    if (kept) await this.unpaid.end(ownerId, kept.network, holder);
    return kept !== null;
  }

  /** Gives the seat back. Does nothing the second time. */
  async release(ownerId: string, holder: string): Promise<void> {
    const claim = await this.model.findOneAndDelete({ userId: ownerId, holder }).lean<Claim | null>().exec();
    if (!claim) return;
    const { meeting, network } = claim;
    await this.unpaid.end(ownerId, network, holder);
    await this.buckets.updateMany({ userId: ownerId, meeting }, { $inc: { claims: -1 } });
    await this.buckets.deleteMany({ userId: ownerId, meeting, claims: trusted({ $lte: 0 }) });
  }

  /** Holds that have expired, of all hosts. */
  async expired(now: Date, { limit, except }: DuePage): Promise<Claim[]> {
    return this.model
      .find({ isHold: true, expiresAt: trusted({ $lte: now }), ...notAmong(except) }, null, {
        limit,
        acrossOwners: 'the sweep frees what the holds of all hosts kept',
      })
      .lean<Claim[]>()
      .exec();
  }

  /** What stands against a claim once the holds that have expired there are released. */
  async standing(request: ClaimRequest, now: Date): Promise<Claim[]> {
    const { ownerId, start, end } = request;
    const occupied = occupiedRange(start.getTime(), end.getTime(), request);
    const span = { from: new Date(occupied.from), to: new Date(occupied.to) };
    const found = await this.findMany({ ownerId, ...overlapping(span) });
    const isOverdue = ({ expiresAt }: Claim) => expiresAt !== null && expiresAt <= now;
    for (const { holder } of found.filter(isOverdue)) await this.release(ownerId, holder);
    return found.filter((claim) => !isOverdue(claim));
  }

  private async take(ownerId: string, meeting: string, occupied: { from: number; to: number }): Promise<void> {
    const rows = bucketsOf(occupied).map((at) => ({ userId: ownerId, startAt: new Date(at), meeting, claims: 1 }));
    await this.buckets.insertMany(rows);
  }
}

/** Claims of earlier versions take one seat. */
export const peopleOf = (claims: readonly { people?: number }[]): number =>
  claims.reduce((sum, { people = 1 }) => sum + people, 0);

/** The holder of a claim that keeps a time while a form is filled in. */
export const holderOf = (holdKey: string) => `hold:${holdKey}`;

export const meetingOf = ({ appointmentId, start, end }: Pick<ClaimRequest, 'appointmentId' | 'start' | 'end'>) =>
  `${appointmentId}:${start.getTime()}:${end.getTime()}`;

/** A booking's or a hold's claim with the rules of its appointment. */
export const claimOf = (
  { userId: ownerId, _id: appointmentId, bufferBefore, bufferAfter, seatsPerSlot: seats }: Appointment,
  holder: string,
  {
    start,
    duration,
    ...rest
  }: { start: Date; duration: number; people: number; expiresAt: Date | null; network?: string },
): ClaimRequest => {
  const end = new Date(start.getTime() + duration * minuteMs);
  return { ownerId, appointmentId, holder, bufferBefore, bufferAfter, seats, start, end, ...rest };
};
