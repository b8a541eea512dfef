import { randomUUID } from 'node:crypto';
import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createCheckout,
  openProductPreview,
  payCheckout,
  publicId,
  settleCheckout,
  type CheckoutView,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { contractKey } from '../../http/contract-metadata.js';
import { openRoute } from '../../http/open-route.js';
import { acceptsForms } from '../../http/own-origin.guard.js';
import { refusalText } from '../../locales/spoken-refusal.js';
import { i18n } from '../../locales/texts.js';
import { MediaFiles } from '../../media/media-files.js';
import { sendFile } from '../../media/send-file.js';
import type { Exchange, FormAnswer } from '../form-answers.js';
import { FormState } from '../form-state.js';
import { askedPath } from '../confirm-address.controller.js';
import { attributionNames } from '../attribution.js';
import { ScreenFilter } from '../screen.filter.js';
import { Screens } from '../screens.js';
import { changedBasket } from './basket.js';
import { BegunCheckouts, isPayable, wantsOther } from './begun-checkouts.js';
import { fieldsOf, filledIn, priceProblem, providerOf, wantedOf } from './checkout-form.js';
import { noticeOf, problemText } from './checkout-notice.js';
import { CheckoutScreens, type Found, type Opened } from './checkout-screens.js';
import { waitingPath } from './confirm-order.controller.js';

const readRate = [{ limit: 120, windowSec: 60, by: 'network' as const }];
/** Each change of the form asks for its total. */
const writeRate = [
  { limit: 90, windowSec: 60, by: 'network' as const },
  { limit: 900, windowSec: 3600, by: 'network' as const },
];
const prefilled = ['variant', 'qty', 'price', 'coupon', 'email', 'name', ...Object.keys(attributionNames)];

/** /checkout/{id}: of a product it begins a purchase, of a checkout it continues one. Works without JavaScript. */
@Controller()
@UseFilters(ScreenFilter)
export class CheckoutController {
  constructor(
    private readonly screens: Screens,
    private readonly checkouts: CheckoutScreens,
    private readonly begun: BegunCheckouts,
    private readonly files: MediaFiles,
  ) {}

  @Get('/checkout/:id')
  @openRoute('/checkout/:id', readRate)
  async open(
    @Param('id') id: string,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const after = publicId.safeParse(query['after']).data;
    const found = await this.checkouts.open(id, request, { begun: this.begun.idIn(request), after });
    if ('paid' in found) return this.screens.seeOther(reply, thankYouPath(found.paid));
    const { opened, begun } = found;
    const { checkout } = opened;
    if (begun && isPayable(begun) && !wantsOther(query, filledIn(begun, opened.details)))
      return this.screens.seeOther(reply, `/checkout/${begun.publicId}`);
    const receipt = begun?.state === 'completed' ? thankYouPath(begun) : undefined;
    const answer = await this.screens.formAnswer(request);
    if (answer && !receipt)
      return this.screens.show(reply, await this.checkouts.answered(opened, answer, request), answer.status);
    const isCouponGone = checkout !== null && query['problem'] === 'commerce.coupon_not_usable';
    const filled = FormState.of(
      checkout
        ? filledIn(checkout, opened.details)
        : { ...this.checkouts.buyerOf(found.after, opened.details), ...valuesOf(query) },
    );
    const form = isCouponGone ? filled.changed('coupon', null) : filled;
    const notice = isCouponGone
      ? i18n.t('The coupon {code} can no longer be used. Below is the total without it.', { code: checkout.couponCode })
      : (problemText(query['problem']) ?? noticeOf(checkout, query['payment']));
    return this.screens.show(reply, await this.checkouts.screen(opened, form, { request, notice, receipt }));
  }

  @Get('/checkout/:id/preview/:file')
  @openRoute('/checkout/:id/preview/:file', readRate)
  async preview(
    @Param() { id: publicId, file: mediaId }: Record<'id' | 'file', string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const wanted = { publicId, mediaId };
    if (!openProductPreview.request.safeParse(wanted).success) throw new DomainError('core.not_found');
    const { file } = await this.screens.ask(openProductPreview, wanted, request);
    const { storageKey: key, ...facts } = file;
    return sendFile(request, reply, this.files.store, { ...facts, key, disposition: 'inline', isPublic: false });
  }

  @Post('/checkout/:id')
  @acceptsForms(true)
  @contractKey({ path: '/checkout/:id', role: 'public', rate: writeRate })
  async submit(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const form = FormState.posted(request.body);
    const found = await this.checkouts.open(id, request, { begun: this.begun.idIn(request) });
    if ('paid' in found) return this.screens.seeOther(reply, thankYouPath(found.paid));
    const opened = continued(found);
    if (form.value('action') !== 'pay') {
      const notes = { isUpdate: 'yes', key: form.value('key') || randomUUID() };
      const answer = { status: 200, form: changedBasket(opened.details, form), notes };
      return this.answer(opened, answer, { request, reply });
    }
    try {
      return await this.pay(opened, form, { request, reply });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'core.not_found') throw error;
      if (error.code === 'core.confirm_address') return this.screens.seeOther(reply, askedPath);
      if (error.code === 'checkout.confirm_email') return this.screens.seeOther(reply, waitingPath);
      return this.refused(error, { opened, form, request, reply });
    }
  }

  /** Where a payment page leads back to after paying. */
  @Get('/checkout/:id/return')
  @openRoute('/checkout/:id/return', readRate)
  async return(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const checkout = await this.settled(id, request);
    const { paymentState } = checkout;
    const hasFailed = paymentState === 'declined' || paymentState === 'cancelled';
    const path = hasFailed ? `/checkout/${checkout.publicId}?payment=${paymentState}` : thankYouPath(checkout);
    return this.screens.seeOther(reply, path);
  }

  /** Leads to where to pay, or to the receipt of an order that costs nothing. */
  private async pay({ details, checkout }: Opened, form: FormState, { request, reply }: Exchange) {
    const problem = priceProblem(details, form);
    if (problem !== null)
      throw new DomainError('core.invalid_input', { errors: [{ path: 'items.0.price', ...problem }] });
    const wanted = wantedOf(details, form);
    const idempotencyKey = form.value('key');
    const replaces = checkout ? { replaces: checkout.publicId } : {};
    const begun = await this.screens.ask(createCheckout, { ...wanted, ...replaces, idempotencyKey }, request);
    const { publicId } = begun.checkout;
    this.begun.remember(reply, begun.checkout);
    const provider = providerOf(form);
    const payment = { publicId, ...(provider ? { provider } : {}) };
    try {
      return this.screens.seeOther(reply, (await this.screens.ask(payCheckout, payment, request)).redirectUrl);
    } catch (error) {
      const isUnknown = error instanceof DomainError && error.code === 'core.outcome_unknown';
      if (!isUnknown && (!(error instanceof DomainError) || error.code.startsWith('core.'))) throw error;
      // The checkout exists and holds its items: it is continued, not begun again.
      return this.screens.seeOther(reply, `/checkout/${publicId}?problem=${error.code}`);
    }
  }

  /** The same screen with what is wrong, and everything that was typed. */
  private async refused(
    error: DomainError,
    { opened, form, request, reply }: { opened: Opened; form: FormState; request: FastifyRequest; reply: FastifyReply },
  ) {
    const isField = error.code === 'core.invalid_input';
    const isCoupon = error.code === 'commerce.coupon_not_usable';
    const marked = isCoupon
      ? form.withError('coupon', refusalText(error))
      : form.refused(error, fieldsOf(opened.details, form));
    const found = await this.checkouts.open(opened.id, request);
    if ('paid' in found) return this.screens.seeOther(reply, thankYouPath(found.paid));
    const fresh = found.opened;
    const shown = isField ? await this.checkouts.withAllProblems(fresh, marked, request) : marked;
    const notice = isField || isCoupon ? undefined : refusalText(error);
    // What may have been begun is continued by the same key.
    const key = error.http >= 500 ? form.value('key') : randomUUID();
    const notes = { key, ...(notice === undefined ? {} : { notice }) };
    return this.answer(fresh, { status: error.http, form: shown, notes }, { request, reply });
  }

  private answer(opened: Opened, answer: FormAnswer, { request, reply }: Exchange) {
    return this.screens.answerForm({ request, reply }, `/checkout/${opened.id}`, answer, (kept) =>
      this.checkouts.answered(opened, kept, request),
    );
  }

  private async settled(publicId: string, request: FastifyRequest): Promise<CheckoutView> {
    try {
      return (await this.screens.ask(settleCheckout, { publicId }, request)).checkout;
    } catch (error) {
      // The payment is settled later by its webhook or the reconciliation.
      if (error instanceof DomainError && error.code.startsWith('payments.'))
        return this.checkouts.checkout(publicId, request);
      throw error;
    }
  }
}

/** What this browser has begun from the product goes on, while it can be paid. */
const continued = ({ opened, begun }: Found): Opened =>
  begun && isPayable(begun) ? { id: begun.publicId, details: opened.details, checkout: begun } : opened;

const thankYouPath = ({ publicId }: CheckoutView) => `/thankyou?checkout=${publicId}`;

const valuesOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    prefilled.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
