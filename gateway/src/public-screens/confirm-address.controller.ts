import { Controller, Get, Inject, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { RateLimit } from '@linkyard/contracts';

import { DomainError } from '@linkyard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contractKey } from '../http/contract-metadata.js';
import { openRoute } from '../http/open-route.js';
import { acceptsForms } from '../http/own-origin.guard.js';
import { i18n } from '../locales/texts.js';
import { FormState } from './form-state.js';
import { hiddenField } from './form-fields.js';
import { html } from './html.js';
import { messageScreen } from './message-screen.js';
import { ScreenFilter } from './screen.filter.js';
import { WaitingMails } from './waiting-mails.js';
import { Screens } from './screens.js';

const path = '/confirm-address';
const rate: RateLimit[] = [{ limit: 30, windowSec: 60, by: 'network' }];
const mailbox = /^[0-9a-f]{48}$/;

/** Where a person says that the mails which others caused to be sent to their address are welcome. @source ADR 0033 */
@Controller()
@UseFilters(ScreenFilter)
export class ConfirmAddressController {
  constructor(
    @Inject(Screens) private readonly screens: Screens,
    @Inject(WaitingMails) private readonly waiting: WaitingMails,
  ) {}

  /** Changes nothing: mail programs open links before people do. */
  @Get(path)
  @openRoute(path, rate)
  show(@Query() { mailbox: id, sent }: Record<string, unknown>, @Res() reply: FastifyReply) {
    if (sent !== undefined) return this.screens.show(reply, sentScreen());
    const title = i18n.t('Are these mails for you?');
    return this.screens.show(reply, {
      title,
      layout: 'middle',
      body: html`<h1>${title}</h1>
        <p>
          ${i18n.t('Several orders or bookings were made with your e-mail address. Confirm that it was you, and we send you the mails that wait.')}
        </p>
        <p>${i18n.t('If it was not you, close this page: they are deleted after a day.')}</p>
        <form method="post" action="${path}">
          ${hiddenField('mailbox', checked(id))}
          <p><button class="btn go">${i18n.t('Yes, send them to me')}</button></p>
        </form>`,
    });
  }

  @Post(path)
  @acceptsForms(true)
  @contractKey({ path, role: 'public', rate })
  async confirm(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await this.waiting.release(checked(FormState.posted(request.body).value('mailbox')));
    return this.screens.seeOther(reply, `${path}?sent=1`);
  }
}

const sentScreen = () =>
  messageScreen({ title: i18n.t('Thank you'), lines: [i18n.t('The mails are on their way to you.')] });

/** @throws DomainError core.not_found for what no link of ours has */
function checked(id: unknown): string {
  if (typeof id !== 'string' || !mailbox.test(id)) throw new DomainError('core.not_found');
  return id;
}
