import { Controller, Get, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openRoute } from '../http/open-route.js';
import { messageAnswerPath as path, messageOf, pathOnThisHost } from './message-answers.js';
import { ScreenFilter } from './screen.filter.js';
import { Screens } from './screens.js';

/** Shows the message that answers a form; once it is over, the page with the form. */
@Controller()
@UseFilters(ScreenFilter)
export class MessageAnswerController {
  constructor(private readonly screens: Screens) {}

  @Get(path)
  @openRoute(path, [{ limit: 120, windowSec: 60, by: 'network' }])
  async show(@Query('page') page: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const answer = await this.screens.formAnswer(request);
    const back = pathOnThisHost(page);
    if (!answer) return this.screens.seeOther(reply, back);
    const look = await this.screens.lookOf(back, request);
    return this.screens.show(reply, messageOf(answer, back, look), answer.status);
  }
}
