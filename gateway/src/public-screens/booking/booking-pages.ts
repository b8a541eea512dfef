import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  getPublicAppointment,
  listSlots,
  manageBooking,
  settleBooking,
  type PublicAppointmentView,
  type ReplyOf,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { FastifyRequest } from 'fastify';
import type { FormAnswer } from '../form-answers.js';
import { cameFrom } from '../attribution.js';
import type { FormState } from '../form-state.js';
import {
  addDays,
  chooseScreen,
  dayIn,
  detailsScreen,
  lastDayOf,
  type BookedView,
  type DetailsView,
  type OpenedBooking,
  type Screen,
  type SlotDays,
} from '@linkyard/storefront';
import { reasonText } from '../../locales/spoken-refusal.js';
import { words } from '../../locales/words.js';
import { knownZones } from './zone-names.js';
import { JustMade } from '../just-made.js';
import { Screens } from '../screens.js';
import { durationShown, zoneShown, type BookingQuery } from './booking-address.js';
import type { StartedQuery } from './booking-form.js';

interface AskedDays {
  zone: string;
  duration: number;
  from: string;
  to: string;
  /** Of the visitor's own hold, whose time is free to them. */
  holdKey?: string | undefined;
  /** Who come together. */
  people?: number;
}

/** Of bookings that take their time. */
const takingStates = new Set<OpenedBooking['state']>(['awaitingPayment', 'awaitingApproval', 'confirmed']);

const holdRefusals = (): DetailsView['holdRefusals'] => ({
  'bookings.slot_taken': reasonText({ code: 'bookings.slot_taken' }),
  'bookings.not_open': reasonText({ code: 'bookings.not_open' }),
});

/** Days that are looked at for the first free one. */
const searchedDays = 61;

/** The month that is asked for, unless it is over, or the days from today on. */
function searchedFor({ month: named, day }: BookingQuery, today: string) {
  const month = named ?? day?.slice(0, 7);
  if (!month || month < today.slice(0, 7))
    return { month: undefined, from: today, to: addDays(today, searchedDays - 1) };
  const first = `${month}-01`;
  return { month, from: first > today ? first : today, to: lastDayOf(month) };
}

export type OpenedAppointment = ReplyOf<typeof getPublicAppointment>;

/** What the pages of one appointment need from the services. */
@Injectable()
export class BookingPages {
  constructor(
    private readonly screens: Screens,
    private readonly made: JustMade,
  ) {}

  /** @throws DomainError core.not_found */
  async appointment(publicId: string, request: FastifyRequest): Promise<PublicAppointmentView> {
    return (await this.screens.ask(getPublicAppointment, { publicId, ...cameFrom(request) }, request)).appointment;
  }

  /** An appointment with the dates of its longest series from a chosen time on. @throws DomainError core.not_found */
  chosen(publicId: string, start: string, request: FastifyRequest): Promise<OpenedAppointment> {
    return this.screens.ask(getPublicAppointment, { publicId, start, ...cameFrom(request) }, request);
  }

  /** A booking by the key of its mails; asked for its payment first while that is awaited. @throws DomainError core.not_found */
  async booking(uid: string, token: string, request: FastifyRequest): Promise<OpenedBooking> {
    const read = async () => (await this.screens.ask(manageBooking, { uid, token }, request)).booking;
    const booking = await read();
    if (booking.state !== 'awaitingPayment') return booking;
    try {
      const { retryUrl } = await this.screens.ask(settleBooking, { uid }, request);
      return { ...(await read()), retryUrl };
    } catch (error) {
      // The provider does not answer: the page says what is known, and looks again.
      if (error instanceof DomainError) return booking;
      throw error;
    }
  }

  /** What this browser has just booked at this time; null for nothing, and for what is over. */
  async own(publicId: string, { start, again }: StartedQuery, request: FastifyRequest): Promise<BookedView | null> {
    const { data: key, success } = manageBooking.request.safeParse(this.made.keyOf(request));
    if (!success || again !== undefined) return null;
    const found = await this.screens.find(manageBooking, key, request);
    if (!found) return null;
    const { booking } = found;
    const isOwn = booking.publicId === publicId && takingStates.has(booking.state);
    return isOwn && Date.parse(booking.startAt) === Date.parse(start) ? { booking, token: key.token } : null;
  }

  async choose(
    appointment: PublicAppointmentView,
    query: BookingQuery,
    request: FastifyRequest,
    { note, people = 1 }: { note?: string | undefined; people?: number } = {},
  ): Promise<Screen> {
    const zone = zoneShown(appointment, query);
    const duration = durationShown(appointment, query);
    const now = Date.now();
    const today = dayIn(zone, now);
    const { month, from, to } = searchedFor(query, today);
    const own = { holdKey: query.hold, people };
    const days = await this.slots(appointment, { zone, duration, from, to, ...own }, request);
    const free = Object.keys(days).sort();
    const shown = month ?? free[0]?.slice(0, 7) ?? today.slice(0, 7);
    const inMonth = free.filter((day) => day.startsWith(shown));
    const day = inMonth.find((one) => one === query.day) ?? inMonth[0] ?? null;
    // The first free time may stand in a month that the search reached only in part.
    const isCut = !month && lastDayOf(shown) > to;
    const rest = isCut
      ? await this.slots(appointment, { zone, duration, from: addDays(to, 1), to: lastDayOf(shown), ...own }, request)
      : {};
    const view = { appointment, query, zone, zones: knownZones, duration, month: shown, day, today, now, note };
    return chooseScreen({ ...view, days: { ...days, ...rest } }, words());
  }

  details(
    { appointment, series }: OpenedAppointment,
    query: StartedQuery,
    form: FormState,
    problem: Partial<Pick<DetailsView, 'taken' | 'failure' | 'awaitsCode' | 'idempotencyKey'>> = {},
  ): Screen {
    const chosen = { zone: zoneShown(appointment, query), duration: durationShown(appointment, query) };
    const view = { appointment, query, form, series, ...chosen, now: Date.now(), holdRefusals: holdRefusals() };
    return detailsScreen({ ...view, idempotencyKey: randomUUID(), ...problem }, words());
  }

  /** The form of a chosen time with the answer to an earlier post. */
  async answered(
    opened: OpenedAppointment,
    query: StartedQuery,
    { form, notes }: FormAnswer,
    request: FastifyRequest,
  ): Promise<Screen> {
    const { taken: note, failure, awaitsCode, key: idempotencyKey } = notes;
    const taken = note !== undefined && { note, others: await this.othersThatDay(opened.appointment, query, request) };
    return this.details(opened, query, form, {
      ...{ failure, awaitsCode: awaitsCode !== undefined },
      ...(taken ? { taken } : {}),
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
  }

  /** Free times on the day of one that was taken. */
  private async othersThatDay(appointment: PublicAppointmentView, query: StartedQuery, request: FastifyRequest) {
    const zone = zoneShown(appointment, query);
    const duration = durationShown(appointment, query);
    const day = dayIn(zone, query.start);
    const days = await this.slots(appointment, { zone, duration, from: day, to: day }, request);
    return days[day] ?? [];
  }

  private async slots(
    { publicId }: PublicAppointmentView,
    { zone: timeZone, ...asked }: AskedDays,
    request: FastifyRequest,
  ): Promise<SlotDays> {
    return (await this.screens.ask(listSlots, { publicId, timeZone, ...asked }, request)).days;
  }
}
