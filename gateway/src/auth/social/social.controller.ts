import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '@linkyard/contracts';
import { openRoute } from '../../http/open-route.js';
import { SocialSignIn } from './social-sign-in.js';

/** A person comes by a few times; a whole office may share an address. */
const rate: RateLimit[] = [{ limit: 60, windowSec: 60, by: 'network' }];

/** GET /auth/google/redirect and /auth/google/callback. */
@Controller()
export class GoogleSignInController {
  constructor(private readonly signIn: SocialSignIn) {}

  @Get('/auth/google/redirect')
  @openRoute('/auth/google/redirect', rate)
  redirect(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.signIn.begin('google', request, reply);
  }

  @Get('/auth/google/callback')
  @openRoute('/auth/google/callback', rate)
  callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.signIn.finish('google', request, reply);
  }
}

/** GET /auth/facebook/redirect and /auth/facebook/callback. */
@Controller()
export class FacebookSignInController {
  constructor(private readonly signIn: SocialSignIn) {}

  @Get('/auth/facebook/redirect')
  @openRoute('/auth/facebook/redirect', rate)
  redirect(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.signIn.begin('facebook', request, reply);
  }

  @Get('/auth/facebook/callback')
  @openRoute('/auth/facebook/callback', rate)
  callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.signIn.finish('facebook', request, reply);
  }
}
