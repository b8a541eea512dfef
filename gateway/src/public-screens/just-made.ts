import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Screens } from './screens.js';

const cookieName = 'made';
const keptSec = 1800;
const keySchema = z.tuple([z.string().min(1).max(100), z.string().min(1).max(200)]);

export interface RecordKey {
  uid: string;
  token: string;
}

/**
 * The key of what this browser has just made at an address, in a cookie of that address. The browser's Back button leads there again:
 * it shows what was made, in place of a form that would be refused because its own record took the place.
 */
@Injectable()
export class JustMade {
  constructor(private readonly screens: Screens) {}

  remember(reply: FastifyReply, path: string, { uid, token }: RecordKey): void {
    reply.setCookie(cookieName, `${uid}~${token}`, {
      ...{ path, httpOnly: true, sameSite: 'lax', secure: this.screens.isSecure, maxAge: keptSec },
    });
  }

  keyOf(request: FastifyRequest): RecordKey | null {
    const { data, success } = keySchema.safeParse(request.cookies[cookieName]?.split('~'));
    return success ? { uid: data[0], token: data[1] } : null;
  }
}
