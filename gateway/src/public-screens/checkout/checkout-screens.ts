import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  getCheckout,
  openCheckoutPage,
  quoteCheckout,
  type CheckoutView,
  type ProductPageDetails,
  type RequestInput,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { checkoutScreen, type Quote, type Screen } from '@linkyard/storefront';
import { reasonText } from '../../locales/spoken-refusal.js';
import { i18n } from '../../locales/texts.js';
import { words } from '../../locales/words.js';
import { cameFrom } from '../attribution.js';
import { Countries } from '../countries.js';
import type { FormAnswer } from '../form-answers.js';
import type { FormState } from '../form-state.js';
import { Screens } from '../screens.js';
import { basketOf, hasVanished } from './basket.js';
import { askedOf, buyerFilledIn, checkedOf, fieldsOf, hiddenOf, priceProblem, quotedOf } from './checkout-form.js';
import { sharingOf } from './product-sharing.js';

export interface Opened {
  id: string;
  details: ProductPageDetails;
  /** Null where the id is a product's. */
  checkout: CheckoutView | null;
}
/** What an address of a checkout leads to. `begun` is what this browser has begun from the product, `after` the purchase that offered it. */
export interface Found {
  opened: Opened;
  begun: CheckoutView | null;
  after: CheckoutView | null;
}
interface Showing {
  request: FastifyRequest;
  notice?: string | undefined;
  /** Path of the order that was bought a moment ago. */
  receipt?: string | undefined;
  key?: string | undefined;
  /** Problems of the quote are shown at their fields. */
  isUpdate?: boolean;
}

/** Reads what a checkout screen shows. */
@Injectable()
export class CheckoutScreens {
  constructor(
    private readonly screens: Screens,
    private readonly countries: Countries,
  ) {}

  /** @param id of a product or a checkout @param beside ids that the browser names @throws DomainError core.not_found */
  async open(
    id: string,
    request: FastifyRequest,
    beside: { begun?: string | undefined; after?: string | undefined } = {},
  ): Promise<Found | { paid: CheckoutView }> {
    const wanted = { id, ...beside, ...cameFrom(request) };
    const { details, checkout, begun, after } = await this.screens.ask(openCheckoutPage, wanted, request);
    if (details) return { opened: { id, details, checkout }, begun, after };
    if (!checkout) throw new DomainError('core.not_found');
    return { paid: checkout };
  }

  /** @throws DomainError core.not_found */
  async checkout(publicId: string, request: FastifyRequest): Promise<CheckoutView> {
    return (await this.screens.ask(getCheckout, { publicId }, request)).checkout;
  }

  /** The purchase that offered this product and its buyer, as the form names the fields; nothing for any other one. */
  buyerOf(after: CheckoutView | null, { product }: ProductPageDetails) {
    const isOffered = after?.order?.upsell?.publicId === product.publicId;
    return isOffered ? { ...buyerFilledIn(after), after: after.publicId } : {};
  }

  async screen({ details, checkout }: Opened, form: FormState, showing: Showing): Promise<Screen> {
    const { request, notice, receipt, isUpdate = false, key } = showing;
    const isHeld = checkout !== null && isUnpaid(checkout);
    const quote =
      details.saleState === 'onSale' || isHeld ? await this.quote({ details, checkout }, form, request) : null;
    const asked = askedOf(details, form);
    const countries = asked.asksCountry ? await this.countries.of(details.delivery.countries) : [];
    const props = {
      details,
      quote,
      form: offeredProvider(this.marked(details, form, { quote, isUpdate }), quote),
      checkout: isHeld ? checkout : null,
      asked: { ...asked, countries },
      taken: basketOf(details, form).map(({ offer }) => offer),
      notice: notice ?? (receipt === undefined && hasVanished(details, form) ? vanished() : undefined),
      receipt,
      hidden: hiddenOf(form, key ?? randomUUID()),
      now: Date.now(),
    };
    const screen = checkoutScreen(props, words());
    return checkout ? screen : { ...screen, sharing: sharingOf(details) };
  }

  /** The screen that answers its form. */
  answered(opened: Opened, { form, notes }: FormAnswer, request: FastifyRequest): Promise<Screen> {
    const { notice, key, isUpdate } = notes;
    return this.screen(opened, form, { request, notice, key, isUpdate: isUpdate !== undefined });
  }

  /** What is typed and wrong is marked at once. */
  private marked(
    details: ProductPageDetails,
    form: FormState,
    { quote, isUpdate }: { quote: Quote | null; isUpdate: boolean },
  ): FormState {
    const problem = priceProblem(details, form);
    const isShown = problem !== null && form.error('price') === undefined && (isUpdate || form.value('price') !== '');
    const marked = isShown ? form.withError('price', reasonText(problem)) : form;
    return isUpdate || form.value('coupon') !== '' ? withProblems(marked, quote, fieldsOf(details, form)) : marked;
  }

  /** The form of a refused request with everything else that is wrong with it: what cannot be read is refused before the seller's rules are looked at. */
  async withAllProblems(
    { details, checkout }: Pick<Opened, 'details' | 'checkout'>,
    form: FormState,
    request: FastifyRequest,
  ): Promise<FormState> {
    const replaces = checkout ? { replaces: checkout.publicId } : {};
    const { data, success } = quoteCheckout.request.safeParse({ ...checkedOf(details, form), ...replaces });
    if (!success) return form;
    const quote = await this.asked(data, request);
    const nameOf = fieldsOf(details, form);
    return (quote?.problems ?? [])
      .filter(({ path }) => form.error(nameOf(path)) === undefined)
      .reduce((marked, problem) => marked.withError(nameOf(problem.path), reasonText(problem)), form);
  }

  private quote(
    { details, checkout }: Pick<Opened, 'details' | 'checkout'>,
    form: FormState,
    request: FastifyRequest,
  ): Promise<Quote | null> {
    const replaces = checkout ? { replaces: checkout.publicId } : {};
    return this.asked({ ...quotedOf(details, form), ...replaces }, request);
  }

  /** Null where the sale ended while the screen was open. */
  private async asked(wanted: RequestInput<typeof quoteCheckout>, request: FastifyRequest): Promise<Quote | null> {
    try {
      return await this.screens.ask(quoteCheckout, wanted, request);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'checkout.not_on_sale') return null;
      throw error;
    }
  }
}

const vanished = () => i18n.t('Something you had added is no longer on sale. The total is without it.');
const isUnpaid = ({ state, expiresAt }: CheckoutView) =>
  (state === 'open' || state === 'paying') && Date.parse(expiresAt) > Date.now();

/** The form without a chosen way to pay that is not offered. */
const offeredProvider = (form: FormState, quote: Quote | null): FormState =>
  quote?.methods.some((method) => method === form.value('provider')) ? form : form.changed('provider', null);

/** Not those of a country or variant that has not been chosen yet. */
function withProblems(form: FormState, quote: Quote | null, fieldOf: (path: string) => string): FormState {
  const typed = (quote?.problems ?? []).filter(
    ({ path }) => form.value(fieldOf(path)) !== '' && form.error(fieldOf(path)) === undefined,
  );
  return typed.reduce((marked, problem) => marked.withError(fieldOf(problem.path), reasonText(problem)), form);
}
