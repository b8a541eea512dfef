import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { confirmCheckout, type RateLimit, type RequestOf } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contractKey } from '../../http/contract-metadata.js';
import { openRoute } from '../../http/open-route.js';
import { acceptsForms } from '../../http/own-origin.guard.js';
import { refusalText } from '../../locales/spoken-refusal.js';
import { i18n } from '../../locales/texts.js';
import { words } from '../../locales/words.js';
import { FormState } from '../form-state.js';
import { confirmOrderScreen, messageScreen } from '@linkyard/storefront';
import { ScreenFilter } from '../screen.filter.js';
import { Screens } from '../screens.js';
import { BegunCheckouts } from './begun-checkouts.js';

const path = '/checkout/confirm';
/** Where a form leads whose order waits for its e-mail to be confirmed. */
export const waitingPath = '/checkout/waiting';
const rate: RateLimit[] = [{ limit: 30, windowSec: 60, by: 'network' }];

/** Large orders hold nothing until their buyer has pressed the button behind the link of a mail. @source ADR 0036 */
@Controller()
@UseFilters(ScreenFilter)
export class ConfirmOrderController {
  constructor(
    private readonly screens: Screens,
    private readonly begun: BegunCheckouts,
  ) {}

  @Get(waitingPath)
  @openRoute(waitingPath, rate)
  waits(@Res() reply: FastifyReply) {
    const title = i18n.t('Please look into your mailbox');
    const lines = [
      i18n.t(
        'This is a large part of what is in stock, so we have sent you a mail. Open its link within a day to go on.',
      ),
      i18n.t('Nothing is kept for you until then. With a smaller quantity you can pay at once.'),
    ];
    return this.screens.show(reply, messageScreen({ title, lines }));
  }

  /** Holds nothing: mail programs open links before people do. */
  @Get(path)
  @openRoute(path, rate)
  show(@Query() query: Record<string, unknown>, @Res() reply: FastifyReply) {
    const key = keyOf(query['order'], query['token']);
    return this.screens.show(reply, confirmOrderScreen({ action: path, ...key }, words()));
  }

  @Post(path)
  @acceptsForms(true)
  @contractKey({ path, role: 'public', rate })
  async confirm(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const form = FormState.posted(request.body);
    const key = keyOf(form.value('order'), form.value('token'));
    try {
      const { checkout } = await this.screens.ask(confirmCheckout, key, request);
      this.begun.remember(reply, checkout);
      return await this.screens.seeOther(reply, `/checkout/${checkout.publicId}`);
    } catch (error) {
      if (!(error instanceof DomainError) || !error.code.startsWith('checkout.')) throw error;
      const lines = [
        refusalText(error),
        i18n.t('Nothing was ordered. Please go back to the page where you found it, and order again.'),
      ];
      return this.screens.show(reply, messageScreen({ title: i18n.t('This did not work'), lines }), error.http);
    }
  }
}

/** @throws DomainError core.not_found for what no link of ours has */
function keyOf(waiting: unknown, token: unknown): RequestOf<typeof confirmCheckout> {
  const key = confirmCheckout.request.safeParse({ waiting, token });
  if (!key.success) throw new DomainError('core.not_found');
  return key.data;
}
