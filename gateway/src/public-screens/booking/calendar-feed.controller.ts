import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCalendarFeed } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { openRoute } from '../../http/open-route.js';
import { Screens } from '../screens.js';

const path = '/user/calendar/feed/:file';

/** What calendar programs subscribe to; the token in the address is the key. @source api.md "/user/calendar/feed/{token}.ics" */
@Controller()
export class CalendarFeedController {
  constructor(private readonly screens: Screens) {}

  @Get(path)
  @openRoute(path, [{ limit: 120, windowSec: 60, by: 'network' }])
  async read(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const token = /^(.+)\.ics$/.exec(file)?.[1] ?? '';
    if (!readCalendarFeed.request.safeParse({ token }).success) throw new DomainError('core.not_found');
    const { content } = await this.screens.ask(readCalendarFeed, { token }, request);
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="bookings.ics"')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(content);
  }
}
