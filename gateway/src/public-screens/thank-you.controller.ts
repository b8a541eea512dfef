import { Controller, Get, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getProductPageDetails, settleCheckout, type CheckoutView } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { openRoute } from '../http/open-route.js';
import { i18n } from '../locales/texts.js';
import { CheckoutScreens } from './checkout/checkout-screens.js';
import { messageScreen, placedScreen, receiptScreen, waitingScreen } from '@linkyard/storefront';
import { words } from '../locales/words.js';
import { ScreenFilter } from './screen.filter.js';
import { Screens } from './screens.js';

/** GET /thankyou: where forms of public pages lead to, and with a checkout the receipt of its order. */
@Controller()
@UseFilters(ScreenFilter)
export class ThankYouController {
  constructor(
    private readonly screens: Screens,
    private readonly checkouts: CheckoutScreens,
  ) {}

  @Get('/thankyou')
  @openRoute('/thankyou', [{ limit: 120, windowSec: 60, by: 'network' }])
  async show(@Query('checkout') id: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (typeof id !== 'string') {
      const lines = [i18n.t('We have got it. You can close this page now.')];
      return this.screens.show(reply, messageScreen({ title: i18n.t('Thank you'), lines }));
    }
    const checkout = await this.current(id, request);
    const product = await this.screens.find(
      getProductPageDetails,
      { publicId: checkout.product, from: checkout.campaignId ?? undefined },
      request,
    );
    const details = product?.details ?? null;
    const shown = { checkout, details };
    const { paymentState, state } = checkout;
    if (state === 'completed') {
      const screen = paymentState === 'offline' ? placedScreen(shown, words()) : receiptScreen(shown, words());
      return this.screens.show(reply, screen);
    }
    if (paymentState === 'declined' || paymentState === 'cancelled')
      return this.screens.seeOther(reply, `/checkout/${checkout.publicId}?payment=${paymentState}`);
    if (paymentState === 'none' || (state === 'expired' && paymentState !== 'processing'))
      return this.screens.seeOther(reply, `/checkout/${checkout.publicId}`);
    return this.screens.show(reply, waitingScreen(shown, words()));
  }

  /** Reads the payment at its provider while it is under way. */
  private async current(publicId: string, request: FastifyRequest): Promise<CheckoutView> {
    const checkout = await this.checkouts.checkout(publicId, request);
    if (checkout.state === 'completed' || checkout.paymentState === 'none') return checkout;
    try {
      return (await this.screens.ask(settleCheckout, { publicId }, request)).checkout;
    } catch (error) {
      if (error instanceof DomainError && error.code.startsWith('payments.')) return checkout;
      throw error;
    }
  }
}
