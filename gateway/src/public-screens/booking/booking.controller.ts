import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import {
  cancelBooking,
  manageBookingPath,
  rateBooking,
  rescheduleBooking,
  saveBooking,
  type AttendeeBookingView,
  type RateLimit,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contractKey } from '../../http/contract-metadata.js';
import { openRoute } from '../../http/open-route.js';
import { acceptsForms } from '../../http/own-origin.guard.js';
import { reasonText } from '../../locales/spoken-refusal.js';
import { i18n } from '../../locales/texts.js';
import type { Exchange, FormAnswer } from '../form-answers.js';
import { askedPath } from '../confirm-address.controller.js';
import { FormState } from '../form-state.js';
import { JustMade } from '../just-made.js';
import { ScreenFilter } from '../screen.filter.js';
import { Screens } from '../screens.js';
import {
  bookedScreen,
  bookingAddress,
  cancelScreen,
  moveScreen,
  ownBookingScreen,
  rateScreen,
} from '@linkyard/storefront';
import { words } from '../../locales/words.js';
import { durationShown, readBookingQuery, zoneShown, type BookingQuery } from './booking-address.js';
import { answerTo, bookingRequest, isStarted, isTaken, type StartedQuery } from './booking-form.js';
import { BookingPages, type OpenedAppointment } from './booking-pages.js';
import { icsFile } from './calendar-file.js';

const readRate: RateLimit[] = [{ limit: 120, windowSec: 60, by: 'network' }];
const path = '/bookAppointment/:publicId';

/** The booking page of an appointment, and the page of one booking for who has its key. @source spec 1 "/bookAppointment/{id}" */
@Controller()
@UseFilters(ScreenFilter)
export class BookingController {
  constructor(
    private readonly screens: Screens,
    private readonly pages: BookingPages,
    private readonly made: JustMade,
  ) {}

  @Get(path)
  @openRoute(path, readRate)
  async open(
    @Param('publicId') publicId: string,
    @Query() raw: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const query = readBookingQuery(raw);
    // On the way back from a payment: an address without what the provider added.
    if (query.booking !== undefined && query.paid !== undefined) {
      const booking = await this.pages.booking(query.booking, query.paid, request);
      return this.screens.seeOther(reply, nextOf(booking, query.paid));
    }
    if (query.booking !== undefined) return this.manage(query, request, reply);
    if (isStarted(query)) {
      const own = await this.pages.own(publicId, query, request);
      const chosen = await this.pages.chosen(publicId, query.start, request);
      if (own) {
        const view = { ...own, appointment: chosen.appointment, query };
        return this.screens.show(reply, ownBookingScreen(view, words()));
      }
      const answer = await this.screens.formAnswer(request);
      const screen = answer
        ? await this.pages.answered(chosen, query, answer, request)
        : this.pages.details(chosen, query, FormState.empty);
      return this.screens.show(reply, screen, answer?.status);
    }
    const appointment = await this.pages.appointment(publicId, request);
    const isUnknown = raw['tz'] !== undefined && query.tz === undefined;
    const note = isUnknown ? i18n.t('There is no time zone of that name. Please choose one of the list.') : undefined;
    return this.screens.show(reply, await this.pages.choose(appointment, query, request, { note }));
  }

  @Post(path)
  @acceptsForms(true)
  @contractKey({ path, role: 'public', rate: saveBooking.http?.rate })
  async book(
    @Param('publicId') publicId: string,
    @Query() raw: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const query = readBookingQuery(raw);
    if (!isStarted(query)) throw new DomainError('core.invalid_input');
    const form = FormState.posted(request.body);
    const opened = await this.pages.chosen(publicId, query.start, request);
    const { appointment } = opened;
    const chosen = {
      publicId,
      start: query.start,
      duration: durationShown(appointment, query),
      zone: zoneShown(appointment, query),
    };
    try {
      const { booking, token, redirectUrl } = await this.screens.ask(
        saveBooking,
        bookingRequest(form, chosen, query),
        request,
      );
      this.made.remember(reply, `/bookAppointment/${publicId}`, { uid: booking.uid, token });
      return this.screens.seeOther(reply, redirectUrl ?? nextOf(booking, token));
    } catch (error) {
      if (!(error instanceof DomainError) || error.http >= 500) throw error;
      if (error.code === 'core.not_found') throw error;
      if (error.code === 'core.confirm_address') return this.screens.seeOther(reply, askedPath);
      // The visitor's own booking took the time: its page is shown there.
      if (isTaken(error) && (await this.pages.own(publicId, query, request)))
        return this.screens.seeOther(reply, bookingAddress(publicId, query));
      return this.showAgain(opened, query, answerTo(form, error), { request, reply });
    }
  }

  @Post(`${path}/cancel`)
  @acceptsForms(true)
  @contractKey({ path: `${path}/cancel`, role: 'public', rate: cancelBooking.http?.rate })
  async cancel(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const form = FormState.posted(request.body);
    const key = { uid: form.value('booking'), token: form.value('token') };
    return this.change(key, request, reply, async () => {
      const { booking } = await this.screens.ask(cancelBooking, { ...key, reason: form.value('reason') }, request);
      return manageBookingPath(booking.publicId, key);
    });
  }

  @Post(`${path}/reschedule`)
  @acceptsForms(true)
  @contractKey({ path: `${path}/reschedule`, role: 'public', rate: rescheduleBooking.http?.rate })
  async reschedule(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const form = FormState.posted(request.body);
    const key = { uid: form.value('booking'), token: form.value('token') };
    return this.change(key, request, reply, async () => {
      const moved = await this.screens.ask(rescheduleBooking, { ...key, start: form.value('start') }, request);
      return manageBookingPath(moved.booking.publicId, { uid: moved.booking.uid, token: moved.token ?? key.token });
    });
  }

  @Post(`${path}/rate`)
  @acceptsForms(true)
  @contractKey({ path: `${path}/rate`, role: 'public', rate: rateBooking.http?.rate })
  async rate(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const form = FormState.posted(request.body);
    const key = { uid: form.value('booking'), token: form.value('token') };
    const stars = Number(form.value('stars'));
    if (!(stars >= 1 && stars <= 5)) {
      const booking = await this.pages.booking(key.uid, key.token, request);
      const failure = i18n.t('Please choose your stars.');
      const at = `${manageBookingPath(booking.publicId, key)}&step=rate`;
      const answer = { status: 422, form, notes: { failure } };
      return this.screens.answerForm({ request, reply }, at, answer, () =>
        rateScreen({ booking, token: key.token, form, failure }, words()),
      );
    }
    return this.change(key, request, reply, async () => {
      const { booking } = await this.screens.ask(
        rateBooking,
        { ...key, stars, comment: form.value('comment') },
        request,
      );
      return manageBookingPath(booking.publicId, key);
    });
  }

  @Get(`${path}/event.ics`)
  @openRoute(`${path}/event.ics`, readRate)
  async calendarFile(
    @Query() raw: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { booking: uid = '', token = '' } = readBookingQuery(raw);
    const booking = await this.pages.booking(uid, token, request);
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="appointment.ics"')
      .header('cache-control', 'no-store')
      .send(icsFile(booking, new Date()));
  }

  private async manage(query: BookingQuery, request: FastifyRequest, reply: FastifyReply) {
    const { booking: uid = '', token = '', step } = query;
    const booking = await this.pages.booking(uid, token, request);
    const answer = await this.screens.formAnswer(request);
    const view = { booking, token, failure: answer?.notes['failure'] };
    if (step === 'cancel' && booking.canCancel) return this.screens.show(reply, cancelScreen(view, words()));
    if (step === 'rate' && booking.canRate)
      return this.screens.show(reply, rateScreen({ ...view, form: answer?.form }, words()), answer?.status);
    const now = Date.now();
    if (step !== 'move' || !booking.canReschedule)
      return this.screens.show(reply, bookedScreen({ ...view, now }, words()), answer?.status);
    if (query.start !== undefined)
      return this.screens.show(reply, moveScreen({ ...view, start: query.start, now }, words()));
    const appointment = await this.pages.appointment(booking.publicId, request);
    const duration = Math.round((Date.parse(booking.endAt) - Date.parse(booking.startAt)) / 60_000);
    const asked = { ...query, tz: query.tz ?? booking.timeZone, duration };
    const people = 1 + booking.guests.length;
    return this.screens.show(reply, await this.pages.choose(appointment, asked, request, { people }));
  }

  /** Runs a change of a booking; a refusal is shown on the page of the booking. */
  private async change(
    { uid, token }: { uid: string; token: string },
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<string>,
  ) {
    try {
      return this.screens.seeOther(reply, await work());
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const [refused] = error.details.errors ?? [];
      if (!error.code.startsWith('bookings.') && !refused) throw error;
      const booking = await this.pages.booking(uid, token, request);
      const failure = reasonText(refused ?? error.reason);
      const answer = { status: error.http, form: FormState.empty, notes: { failure } };
      const at = manageBookingPath(booking.publicId, { uid, token });
      return this.screens.answerForm({ request, reply }, at, answer, () =>
        bookedScreen({ booking, token, failure, now: Date.now() }, words()),
      );
    }
  }

  private showAgain(opened: OpenedAppointment, query: StartedQuery, answer: FormAnswer, { request, reply }: Exchange) {
    const at = bookingAddress(opened.appointment.publicId, query);
    return this.screens.answerForm({ request, reply }, at, answer, (kept) =>
      this.pages.answered(opened, query, kept, request),
    );
  }
}

/** After a booking, paid where it costs something: its own page, or the one that the host leads to. */
function nextOf({ uid, publicId, confirmation, state }: AttendeeBookingView, token: string): string {
  const { thanktype, redirectUrl } = confirmation;
  const isMade = state === 'confirmed' || state === 'awaitingApproval';
  return thanktype === 'link' && redirectUrl !== '' && isMade
    ? redirectUrl
    : manageBookingPath(publicId, { uid, token });
}
