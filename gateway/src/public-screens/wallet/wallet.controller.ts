import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openWallet, sendWalletLinks, type RateLimit } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { emptyForm, lostLinksScreen, messageScreen, walletScreen, type Screen } from '@linkyard/storefront';
import { contractKey } from '../../http/contract-metadata.js';
import { openRoute } from '../../http/open-route.js';
import { acceptsForms } from '../../http/own-origin.guard.js';
import { i18n } from '../../locales/texts.js';
import { words } from '../../locales/words.js';
import type { FormAnswer } from '../form-answers.js';
import { FormState } from '../form-state.js';
import { ScreenFilter } from '../screen.filter.js';
import { Screens } from '../screens.js';

const readRate: RateLimit[] = [{ limit: 120, windowSec: 60, by: 'network' }];
/** Each may send a mail. */
const mailRate: RateLimit[] = [
  { limit: 5, windowSec: 3600, by: 'account' },
  { limit: 20, windowSec: 3600, by: 'network' },
];

/** A buyer's own page, opened by the link of any mail. @source design.md 4 "Wallet" */
@Controller()
@UseFilters(ScreenFilter)
export class WalletController {
  constructor(private readonly screens: Screens) {}

  @Get('/wallet')
  @openRoute('/wallet', readRate)
  async show(@Query('key') key: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const asked = { token: typeof key === 'string' ? key : '' };
    const isLink = openWallet.request.safeParse(asked).success;
    const opened = isLink ? await this.screens.find(openWallet, asked, request) : null;
    if (opened) return this.screens.show(reply, walletScreen(opened, words()));
    const title = i18n.t('This link does not open anything');
    const lines = [i18n.t('It may be old. Ask for a new one with the e-mail address you used.')];
    const link = { href: '/wallet/lost', text: i18n.t('Send me my links') };
    return this.screens.show(reply, messageScreen({ title, lines, link }), 404);
  }

  @Get('/wallet/lost')
  @openRoute('/wallet/lost', readRate)
  async lost(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const answer = await this.screens.formAnswer(request);
    return this.screens.show(
      reply,
      answer ? answered(answer) : lostLinksScreen({ form: emptyForm }, words()),
      answer?.status,
    );
  }

  /** The answer does not reveal whether an address is known. */
  @Post('/wallet/lost')
  @acceptsForms(true)
  @contractKey({ path: '/wallet/lost', role: 'public', rate: mailRate })
  async send(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const form = FormState.posted(request.body);
    const answer = await this.sent(form, request);
    return this.screens.answerForm({ request, reply }, '/wallet/lost', answer, answered);
  }

  private async sent(form: FormState, request: FastifyRequest): Promise<FormAnswer> {
    try {
      await this.screens.ask(sendWalletLinks, { email: form.value('email') }, request);
      return { status: 200, form, notes: {} };
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'core.invalid_input') throw error;
      return { status: 422, form: form.refused(error), notes: {} };
    }
  }
}

function answered({ form }: FormAnswer): Screen {
  if (form.isWrong) return lostLinksScreen({ form }, words());
  const email = form.value('email');
  const title = i18n.t('Look into your mailbox');
  const lines = [i18n.t('If {email} was used to buy, book or donate, the links are on their way to it.', { email })];
  return messageScreen({ title, lines });
}
