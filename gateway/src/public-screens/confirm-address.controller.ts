import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import {
  confirmWaitingBookings,
  confirmWaitingOrders,
  confirmWaitingRegistrations,
  mailboxName,
  type RateLimit,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { addressConfirmedScreen, confirmAddressScreen, messageScreen } from '@linkyard/storefront';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contractKey } from '../http/contract-metadata.js';
import { openRoute } from '../http/open-route.js';
import { acceptsForms } from '../http/own-origin.guard.js';
import { reasonText } from '../locales/spoken-refusal.js';
import { i18n } from '../locales/texts.js';
import { words } from '../locales/words.js';
import { FormState } from './form-state.js';
import { ScreenFilter } from './screen.filter.js';
import { WaitingMails } from './waiting-mails.js';
import { Screens } from './screens.js';

const path = '/confirm-address';
/** Where a form leads whose order, booking or registration waits for its reader. */
export const askedPath = '/confirm-address/asked';
const rate: RateLimit[] = [{ limit: 30, windowSec: 60, by: 'network' }];

/** Where a person says that what others may have ordered or booked with their address is theirs, and the mails about it are welcome. @source ADR 0033 */
@Controller()
@UseFilters(ScreenFilter)
export class ConfirmAddressController {
  constructor(
    private readonly screens: Screens,
    private readonly waiting: WaitingMails,
  ) {}

  /** Changes nothing: mail programs open links before people do. */
  @Get(path)
  @openRoute(path, rate)
  show(@Query() { mailbox: id }: Record<string, unknown>, @Res() reply: FastifyReply) {
    return this.screens.show(reply, confirmAddressScreen({ mailbox: checked(id) }, words()));
  }

  @Post(path)
  @acceptsForms(true)
  @contractKey({ path, role: 'public', rate })
  async confirm(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const named = checked(FormState.posted(request.body).value('mailbox'));
    await this.waiting.release(named);
    // Afterwards: what is made now counts again, and its mails go.
    const all = [];
    for (const command of [confirmWaitingOrders, confirmWaitingBookings, confirmWaitingRegistrations])
      all.push(...(await this.screens.ask(command, { mailbox: named }, request)).outcomes);
    const made = all.filter(({ problem }) => problem === null);
    const gone = all.flatMap(({ problem, ...one }) =>
      problem === null ? [] : { ...one, reason: reasonText(problem) },
    );
    return this.screens.show(reply, addressConfirmedScreen({ made, gone }, words()));
  }

  @Get(askedPath)
  @openRoute(askedPath, rate)
  asked(@Res() reply: FastifyReply) {
    const lines = [
      i18n.t('Several orders or bookings were made with this address within an hour, so we have sent a mail there.'),
      i18n.t(
        'This one waits until it is confirmed by the link in that mail, for a day. Nothing is kept for you until then.',
      ),
    ];
    return this.screens.show(reply, messageScreen({ title: i18n.t('Please look into your mailbox'), lines }));
  }
}

/** @throws DomainError core.not_found for what no link of ours has */
function checked(id: unknown): string {
  const named = mailboxName.safeParse(id);
  if (!named.success) throw new DomainError('core.not_found');
  return named.data;
}
