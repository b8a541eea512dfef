import { Injectable } from '@nestjs/common';
import { cardHoldAheadDays, type listSlots, type RequestOf } from '@linkyard/contracts';
import { DomainError, fieldRefusal, requireFound } from '@linkyard/service-kit';
import { occupiedRange, slots, type Availability, type SlotQuestion, type SlotRules } from '@linkyard/slots';
import { clockOfDates, dayMs, dayRange, minuteMs } from '@linkyard/time';
import { BusyTimes } from '../calendars/busy-times.js';
import { FreshBusyTimes } from '../calendars/fresh-busy-times.js';
import type { Claim } from '../claims/claim.schema.js';
import { Claims, holderOf, meetingOf, peopleOf } from '../claims/claims.js';
import { holidaysOf } from '../schedules/holidays.js';
import type { Schedule } from '../schedules/schedule.schema.js';
import { HostWeek } from '../schedules/host-week.js';
import { SchedulesService } from '../schedules/schedules.service.js';
import type { Appointment } from '../appointment-records/appointment.schema.js';
import { AppointmentsRepository } from '../appointment-records/appointments.repository.js';

/** How far around a span the meetings are that a limit of a month may count. */
const limitReachMs = 40 * dayMs;

interface Asked {
  /** Epoch milliseconds; starts from `from` up to and without `to`. */
  from: number;
  to: number;
  duration: number;
  now: Date;
  /** Seats that are wanted together. @default 1 */
  people?: number;
  /** A booking or hold whose own time counts as free: it is about to move or to become a booking. */
  except?: string;
  /** A later date of a series: the window applies to its first date only. */
  isLater?: boolean;
  /** What stands at this time, where the caller has read it. */
  taken?: readonly Claim[];
}

@Injectable()
export class SlotsService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly schedules: SchedulesService,
    private readonly claims: Claims,
    private readonly busyTimes: BusyTimes,
    private readonly calendars: FreshBusyTimes,
    private readonly week: HostWeek,
  ) {}

  /** Reads what other services and providers know of the host, before a time is taken; outside of a transaction. */
  async refresh(appointment: Appointment): Promise<void> {
    await this.calendars.of(appointment);
    await this.refreshWeek(appointment);
  }

  /** The same without calendars, for a time that is kept only while a form is filled in. */
  async refreshWeek(appointment: Appointment): Promise<void> {
    if (countsByWeek(appointment)) await this.week.startOf(appointment.userId);
  }

  /** @throws DomainError core.not_found; core.invalid_input for a length that the appointment does not have */
  async list(request: RequestOf<typeof listSlots>, now = new Date()) {
    const appointment = requireFound(await this.appointments.findPublished(request.publicId));
    const { timeZone } = request;
    const duration = durationOf(appointment, request.duration);
    const from = dayRange(timeZone, request.from).from;
    const { to } = dayRange(timeZone, request.to);
    const clock = clockOfDates(timeZone, request.from, request.to);
    const days: Record<string, { start: string; seatsLeft: number | null }[]> = {};
    const wanted = appointment.seatsPerSlot > 1 ? { people: request.people } : {};
    const own = request.holdKey ? { except: holderOf(request.holdKey) } : {};
    for (const { start, seatsLeft } of await this.open(appointment, { from, to, duration, now, ...wanted, ...own })) {
      const iso = clock.isoAt(start);
      (days[iso.slice(0, 10)] ??= []).push({ start: iso, seatsLeft: appointment.showSeatsLeft ? seatsLeft : null });
    }
    return { timeZone, days };
  }

  /**
   * Everything that a booking needs to be allowed, apart from who books.
   * @throws DomainError bookings.slot_taken when only other meetings stand against it; core.invalid_input for more guests than seats are left; bookings.not_open
   */
  async requireOpen(appointment: Appointment, start: Date, asked: Omit<Asked, 'from' | 'to'>): Promise<void> {
    const at = start.getTime();
    const question = await this.question(appointment, { ...asked, from: at, to: at + 1 });
    if (slots(question).length > 0) return;
    const [fewer] = question.people > 1 ? slots({ ...question, people: 1 }) : [];
    if (fewer) throw guestsThatFit(fewer.seatsLeft - 1);
    const wasOffered = slots({ ...question, taken: [], counted: [] }).length > 0;
    throw new DomainError(wasOffered ? 'bookings.slot_taken' : 'bookings.not_open');
  }

  async open(appointment: Appointment, asked: Asked) {
    return slots(await this.question(appointment, asked));
  }

  private async question(appointment: Appointment, asked: Asked): Promise<SlotQuestion> {
    const { userId: ownerId, _id: appointmentId, limits } = appointment;
    const { from, duration, now, except, people = 1, isLater = false } = asked;
    const to = Math.max(from, Math.min(asked.to, lastStart(appointment, duration, now)));
    const hasLimits = limits.perDay + limits.perWeek + limits.perMonth + limits.minutesPerDay > 0;
    const weekStart = limits.perWeek > 0 ? await this.week.startOf(ownerId) : 1;
    const reach = { from: new Date(from - limitReachMs), to: new Date(to + limitReachMs) };
    const schedule = await this.schedules.of(ownerId, appointment.scheduleId);
    // What a meeting that begins from `from` up to `to` occupies with its buffers.
    const occupied = occupiedRange(from, to + duration * minuteMs, appointment);
    const near = { from: new Date(occupied.from), to: new Date(occupied.to) };
    const taken = asked.taken ?? (await this.claims.within(ownerId, near, now));
    const busy = await this.busyTimes.within(ownerId, near, appointment.busyCalendars);
    const counted = hasLimits ? await this.claims.meetingsOf(ownerId, appointmentId, reach) : [];
    const isOther = ({ holder }: Claim) => holder !== except;
    return {
      availability: availabilityOf(schedule, from, to),
      rules: {
        ...rulesOf(appointment, duration),
        weekStart,
        ...(isLater ? { window: { type: 'unlimited' as const } } : {}),
      },
      taken: [...taken.filter(isOther).map((claim) => takenBy(claim, appointmentId)), ...busy],
      counted: counted
        .filter(isOther)
        .map(({ startAt, endAt }) => ({ start: startAt.getTime(), end: endAt.getTime() })),
      people,
      now: now.getTime(),
      from,
      to,
    };
  }
}

const guestsThatFit = (count: number) =>
  count === 0
    ? fieldRefusal('guests', 'bookings.no_seat_for_guest')
    : fieldRefusal('guests', 'bookings.seats_for_guests', { count });

const countsByWeek = ({ limits }: Appointment) => limits.perWeek + limits.perAttendeePerWeek > 0;

/** A card holds the price for some days only: what ends later is not offered. @returns epoch milliseconds, exclusive */
const lastStart = ({ payAt, price }: Appointment, duration: number, now: Date): number =>
  payAt === 'cardHold' && price > 0
    ? now.getTime() + cardHoldAheadDays * dayMs - duration * minuteMs
    : Number.POSITIVE_INFINITY;

const takenBy = (claim: Claim, appointmentId: string) => {
  const range = { from: claim.occupiedFrom.getTime(), to: claim.occupiedTo.getTime() };
  const { startAt: start, endAt: end } = claim;
  if (claim.meeting !== meetingOf({ appointmentId, start, end })) return range;
  return { ...range, people: peopleOf([claim]), meeting: { start: start.getTime(), end: end.getTime() } };
};

function availabilityOf(schedule: Schedule, from: number, to: number): Availability {
  const { timeZone: zone, weekly, overrides, timeOff, holidayCountry } = schedule;
  const year = (at: number) => new Date(at).getUTCFullYear();
  const holidays = holidaysOf(holidayCountry, year(from - 2 * dayMs), year(to + 2 * dayMs));
  return { zone, weekly, overrides, timeOff, holidays };
}

function rulesOf(appointment: Appointment, duration: number): Omit<SlotRules, 'weekStart'> {
  const { slotInterval, offsetStart, bufferBefore, bufferAfter, minimumNotice, limits, seatsPerSlot } = appointment;
  const same = { slotInterval, offsetStart, bufferBefore, bufferAfter, minimumNotice, limits };
  return { ...same, duration, window: windowOf(appointment), seats: seatsPerSlot };
}

function windowOf({ window: { type, days, businessDaysOnly, start, end } }: Appointment): SlotRules['window'] {
  if (type === 'rolling') return { type, days, businessDaysOnly };
  if (type === 'range' && start !== null && end !== null) return { type, start, end };
  return { type: 'unlimited' };
}

/** @throws DomainError core.invalid_input */
export function durationOf({ durations, defaultDuration }: Appointment, asked?: number): number {
  if (asked === undefined) return defaultDuration;
  if (!durations.includes(asked)) throw fieldRefusal('duration', 'bookings.length_not_offered');
  return asked;
}

export const endOf = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * minuteMs);
