import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createDonation, getPublicDonation, settleDonation, stopDonation, type RateLimit } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { donationScreen, refusedDonationScreen } from '@linkyard/storefront';
import { contractKey } from '../http/contract-metadata.js';
import { openRoute } from '../http/open-route.js';
import { acceptsForms } from '../http/own-origin.guard.js';
import { sameSiteReferer } from '../http/posted-forms.js';
import { words } from '../locales/words.js';
import { donationOf } from './donation-form.js';
import { pathOnThisHost } from './message-answers.js';
import { refusedDonation } from './refused-donation.js';
import type { FormAnswer } from './form-answers.js';
import { FormState } from './form-state.js';
import { ScreenFilter } from './screen.filter.js';
import { Screens } from './screens.js';

const readRate: RateLimit[] = [{ limit: 120, windowSec: 60, by: 'network' }];

/** The way of a donation: form, summary, provider, thanks. The summary stands on this host, as pages let forms lead to it alone. */
@Controller()
@UseFilters(ScreenFilter)
export class DonateController {
  constructor(private readonly screens: Screens) {}

  @Post('/donate')
  @acceptsForms(true)
  @contractKey({ path: '/donate', role: 'public', rate: createDonation.http?.rate })
  async create(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const form = FormState.posted(request.body);
    try {
      const { publicId } = await this.screens.ask(createDonation, donationOf(form), request);
      return await this.screens.seeOther(reply, `/donate/${publicId}`);
    } catch (error) {
      if (!(error instanceof DomainError) || error.http >= 500 || error.code === 'core.not_found') throw error;
      const page = form.has('page') ? pathOnThisHost(form.value('page')) : sameSiteReferer(request);
      const at = `/donate?page=${encodeURIComponent(page)}`;
      const answer = refusedDonation(form, error);
      return this.screens.answerForm({ request, reply }, at, answer, async (kept) => ({
        ...refusedScreen(kept, page),
        ...(await this.screens.lookOf(page, request)),
      }));
    }
  }

  /** A refused donation; without one the page that it was made on. */
  @Get('/donate')
  @openRoute('/donate', readRate)
  async refused(@Query('page') raw: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const answer = await this.screens.formAnswer(request);
    const page = pathOnThisHost(raw);
    if (!answer) return this.screens.seeOther(reply, page);
    const look = await this.screens.lookOf(page, request);
    return this.screens.show(reply, { ...refusedScreen(answer, page), ...look }, answer.status);
  }

  @Get('/donate/:publicId')
  @openRoute('/donate/:publicId', readRate)
  async show(@Param('publicId') publicId: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { donation } = await this.screens.ask(getPublicDonation, { publicId }, request);
    return this.screens.show(reply, donationScreen({ donation, hasReturned: false }, words()));
  }

  @Get('/donate/:publicId/done')
  @openRoute('/donate/:publicId/done', readRate)
  async done(@Param('publicId') publicId: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { donation } = await this.screens.ask(settleDonation, { publicId }, request);
    return this.screens.show(reply, donationScreen({ donation, hasReturned: true }, words()));
  }

  @Post('/donate/:publicId/stop')
  @acceptsForms(true)
  @contractKey({ path: '/donate/:publicId/stop', role: 'public', rate: stopDonation.http?.rate })
  async stop(@Param('publicId') publicId: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await this.screens.ask(stopDonation, { publicId }, request);
    return this.screens.seeOther(reply, `/donate/${publicId}`);
  }
}

const refusedScreen = ({ form, notes }: FormAnswer, back: string) =>
  refusedDonationScreen({ form, lines: notes['lines']?.split('\n') ?? [], back }, words());
