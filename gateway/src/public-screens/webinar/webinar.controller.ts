import { randomUUID } from 'node:crypto';
import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import {
  cancelRegistration,
  getPublicWebinar,
  manageRegistration,
  payRegistration,
  registrationPath,
  settleRegistration,
  subscribeWebinar,
  type PublicWebinarView,
  type RateLimit,
  type RegistrantView,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import {
  cancelRegistrationScreen,
  ownRegistrationScreen,
  paidScreen,
  registeredScreen,
  registerScreen,
  type OpenedRegistration,
  type RegisteredView,
} from '@linkyard/storefront';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contractKey } from '../../http/contract-metadata.js';
import { openRoute } from '../../http/open-route.js';
import { acceptsForms } from '../../http/own-origin.guard.js';
import { refusalText } from '../../locales/spoken-refusal.js';
import { words } from '../../locales/words.js';
import { cameFrom, marksIn } from '../attribution.js';
import type { FormAnswer } from '../form-answers.js';
import { askedPath } from '../confirm-address.controller.js';
import { FormState } from '../form-state.js';
import { JustMade } from '../just-made.js';
import { ScreenFilter } from '../screen.filter.js';
import { Screens } from '../screens.js';
import { icsOfSessions } from './sessions-ics.js';
import { fieldOf, readKey, subscriptionOf } from './webinar-form.js';

const readRate: RateLimit[] = [{ limit: 120, windowSec: 60, by: 'network' }];
const path = '/webinar/:publicId';
/** Of registrations that take a seat, or wait for one. */
const currentStates = new Set<RegistrantView['state']>(['pending', 'approved', 'waitlisted']);

/** The registration page of a webinar, and the page of one registration for its key. */
@Controller()
@UseFilters(ScreenFilter)
export class WebinarController {
  constructor(
    private readonly screens: Screens,
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
    const key = readKey(raw);
    if (key.token) {
      const answer = await this.screens.formAnswer(request);
      const failure = answer?.notes['failure'];
      const view = { registration: await this.registration(key, request), token: key.token, failure };
      const isCancelling = raw['step'] === 'cancel' && view.registration.canCancel;
      const screenOf = isCancelling ? cancelRegistrationScreen : registeredScreen;
      return this.screens.show(reply, screenOf(view, words()), answer?.status);
    }
    if (key.uid) return this.paid(key.uid, publicId, request, reply);
    const own = raw['again'] === undefined ? await this.own(publicId, request) : null;
    if (own) return this.screens.show(reply, ownRegistrationScreen(own, words()));
    const webinar = await this.webinar(publicId, request);
    const answer = await this.screens.formAnswer(request);
    const first = { form: FormState.of(marksIn(raw)), notes: {} };
    return this.screens.show(reply, registerForm(webinar, answer ?? first), answer?.status);
  }

  @Post(path)
  @acceptsForms(true)
  @contractKey({ path, role: 'public', rate: subscribeWebinar.http?.rate })
  async register(@Param('publicId') publicId: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const webinar = await this.webinar(publicId, request);
    const form = FormState.posted(request.body);
    try {
      const sent = subscriptionOf(form, webinar);
      const { registration, token, redirectUrl } = await this.screens.ask(subscribeWebinar, sent, request);
      this.made.remember(reply, `/webinar/${publicId}`, { uid: registration.uid, token });
      return this.screens.seeOther(reply, redirectUrl ?? nextOf(registration, token));
    } catch (error) {
      if (!(error instanceof DomainError) || error.http >= 500 || error.code === 'core.not_found') throw error;
      if (error.code === 'core.confirm_address') return this.screens.seeOther(reply, askedPath);
      const hasFields = (error.details.errors ?? []).length > 0;
      const notes = { key: randomUUID(), ...(hasFields ? {} : { failure: refusalText(error) }) };
      const answer = { status: hasFields ? 422 : error.http, form: form.refused(error, fieldOf), notes };
      const at = `/webinar/${publicId}`;
      return this.screens.answerForm({ request, reply }, at, answer, (kept) => registerForm(webinar, kept));
    }
  }

  @Post(`${path}/cancel`)
  @acceptsForms(true)
  @contractKey({ path: `${path}/cancel`, role: 'public', rate: cancelRegistration.http?.rate })
  async cancel(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const form = FormState.posted(request.body);
    const key = keyOf(form);
    return this.change(key, request, reply, async () => {
      const sent = { ...key, reason: form.value('reason') };
      const { registration } = await this.screens.ask(cancelRegistration, sent, request);
      return registrationPath(registration.webinar.publicId, key);
    });
  }

  @Post(`${path}/pay`)
  @acceptsForms(true)
  @contractKey({ path: `${path}/pay`, role: 'public', rate: payRegistration.http?.rate })
  async pay(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const key = keyOf(FormState.posted(request.body));
    const pay = async () => (await this.screens.ask(payRegistration, key, request)).redirectUrl;
    return this.change(key, request, reply, pay);
  }

  /** Leads to the meeting room as it is now, so that links in mails stay right when it changes. */
  @Get(`${path}/join`)
  @openRoute(`${path}/join`, readRate)
  async join(@Query() raw: Record<string, unknown>, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const key = readKey(raw);
    const registration = await this.registration(key, request);
    const { joinUrl, replayUrl, webinar } = registration;
    return this.screens.seeOther(reply, joinUrl ?? replayUrl ?? registrationPath(webinar.publicId, key));
  }

  @Get(`${path}/event.ics`)
  @openRoute(`${path}/event.ics`, readRate)
  async calendarFile(
    @Query() raw: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const registration = await this.registration(readKey(raw), request);
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="webinar.ics"')
      .header('cache-control', 'no-store')
      .send(icsOfSessions(registration, new Date()));
  }

  private async webinar(publicId: string, request: FastifyRequest): Promise<PublicWebinarView> {
    return (await this.screens.ask(getPublicWebinar, { publicId, ...cameFrom(request) }, request)).webinar;
  }

  /** By the key of its mails; the payment is looked up first while it is awaited. @throws DomainError core.not_found */
  private async registration(
    key: { uid: string; token: string },
    request: FastifyRequest,
  ): Promise<OpenedRegistration> {
    const read = async () => (await this.screens.ask(manageRegistration, key, request)).registration;
    const registration = await read();
    if (!registration.canPay || !registration.payUrl) return registration;
    try {
      const { retryUrl } = await this.screens.ask(settleRegistration, { uid: key.uid }, request);
      return { ...(await read()), retryUrl };
    } catch (error) {
      // The provider does not answer: the page shows what is known, and reloads.
      if (error instanceof DomainError) return registration;
      throw error;
    }
  }

  /** What this browser has just registered for; null for nothing, and for what is over. */
  private async own(publicId: string, request: FastifyRequest): Promise<RegisteredView | null> {
    const { data: key, success } = manageRegistration.request.safeParse(this.made.keyOf(request));
    const found = success ? await this.screens.find(manageRegistration, key, request) : null;
    if (!found || !success) return null;
    const { registration } = found;
    const isOwn = registration.webinar.publicId === publicId && currentStates.has(registration.state);
    return isOwn ? { registration, token: key.token } : null;
  }

  /** The return from the payment page, which has no key. */
  private async paid(uid: string, publicId: string, request: FastifyRequest, reply: FastifyReply) {
    const { paymentState, redirectUrl, ...settled } = await this.screens.ask(settleRegistration, { uid }, request);
    if (redirectUrl) return this.screens.seeOther(reply, redirectUrl);
    const found = await this.screens.find(getPublicWebinar, { publicId }, request);
    const paid = { ...settled, isPaid: paymentState === 'paid', publicId, host: found?.webinar.host ?? null };
    return this.screens.show(reply, paidScreen(paid, words()));
  }

  /** Runs a change of a registration; a refusal is shown on its page. */
  private async change(
    key: { uid: string; token: string },
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<string>,
  ) {
    try {
      return this.screens.seeOther(reply, await work());
    } catch (error) {
      if (!(error instanceof DomainError) || !/^(bookings|payments)\./.test(error.code)) throw error;
      const registration = await this.registration(key, request);
      const answer = { status: error.http, form: FormState.empty, notes: { failure: refusalText(error) } };
      const at = registrationPath(registration.webinar.publicId, key);
      return this.screens.answerForm({ request, reply }, at, answer, () =>
        registeredScreen({ registration, token: key.token, failure: refusalText(error) }, words()),
      );
    }
  }
}

/** As it is at first, or with the answer to an earlier post. */
const registerForm = (webinar: PublicWebinarView, { form, notes }: Pick<FormAnswer, 'form' | 'notes'>) =>
  registerScreen(
    {
      ...{ webinar, form, origin: marksIn(form.parts().values) },
      ...{ idempotencyKey: notes['key'] ?? randomUUID(), failure: notes['failure'] },
    },
    words(),
  );

const keyOf = (form: FormState) => ({ uid: form.value('registration'), token: form.value('token') });

/** After a registration without payment: its own page, or the one that the host leads to. */
function nextOf({ uid, webinar, state }: RegistrantView, token: string): string {
  const { thanktype, redirectUrl } = webinar.confirmation;
  const isLedOn = thanktype === 'link' && redirectUrl !== '' && state === 'approved';
  return isLedOn ? redirectUrl : registrationPath(webinar.publicId, { uid, token });
}
