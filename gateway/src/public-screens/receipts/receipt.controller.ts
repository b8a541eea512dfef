import { Controller, Get, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openReceipt, receiptSubjects, type RateLimit, type RequestInput } from '@linkyard/contracts';
import { openRoute } from '../../http/open-route.js';
import { i18n } from '../../locales/texts.js';
import { messageScreen } from '@linkyard/storefront';
import type { Screen } from '@linkyard/storefront';
import { ScreenFilter } from '../screen.filter.js';
import { Screens } from '../screens.js';

/** A screen that waits asks every second. */
const readRate: RateLimit[] = [{ limit: 240, windowSec: 60, by: 'network' }];
type Params = Readonly<Record<string, string | string[] | undefined>>;
const one = (value: string | string[] | undefined): string => [value].flat()[0] ?? '';

/** GET /receipt: the PDF behind the link of a mail, rendered when it is first opened. */
@Controller()
@UseFilters(ScreenFilter)
export class ReceiptController {
  constructor(private readonly screens: Screens) {}

  @Get('/receipt')
  @openRoute('/receipt', readRate)
  async show(@Query() query: Params, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const asked = wantedOf(query);
    const isLink = openReceipt.request.safeParse(asked).success;
    const found = isLink ? await this.screens.find(openReceipt, asked, request) : null;
    if (!found) return this.screens.show(reply, unknown(), 404);
    if (found.url) return this.screens.seeOther(reply, found.url);
    return this.screens.show(reply, found.state === 'failed' ? late() : waiting());
  }
}

const wantedOf = (query: Params): RequestInput<typeof openReceipt> => {
  const of = receiptSubjects.find((subject) => query[subject] !== undefined) ?? 'order';
  return { of, publicId: one(query[of]), token: one(query['token']) };
};

const waiting = (): Screen => ({
  ...messageScreen({
    title: i18n.t('Your receipt is being prepared'),
    lines: [i18n.t('The download starts in a moment.')],
  }),
  refreshSec: 1,
});
const late = (): Screen => ({
  ...messageScreen({
    title: i18n.t('Your receipt is not ready yet'),
    lines: [i18n.t('We try again. This page updates by itself.')],
  }),
  refreshSec: 10,
});
const unknown = (): Screen =>
  messageScreen({
    title: i18n.t('This link does not open anything'),
    lines: [i18n.t('Copy the whole link from your mail, or ask for a new one with the e-mail address you paid with.')],
    link: { href: '/wallet/lost', text: i18n.t('Send me my links') },
  });
