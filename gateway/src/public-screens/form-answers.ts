import '@fastify/cookie';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { decryptText, deriveKey, encryptText, hashToken, randomToken } from '@linkyard/crypto';
import { redisOptions } from '@linkyard/queue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { isSecure, type GatewayConfig } from '../config/gateway-config.js';
import { GATEWAY_CONFIG } from '../config/tokens.js';
import { RateLimiter } from '../http/rate-limiter.js';
import { ContextFactory } from '../http/request-context.js';
import { FormState } from './form-state.js';

/** What a posted form is answered with. */
export interface FormAnswer {
  /** HTTP status of the GET that shows it. */
  status: number;
  /** What was typed, and what is wrong with it. */
  form: FormState;
  /** What else the screen shows, by name. */
  notes: Readonly<Record<string, string>>;
}
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

const keptSec = 900;
const maxBytes = 32_768;
/** One network cannot fill the memory of Redis with answers that are never read. */
const perNetwork = { limit: 60, windowSec: keptSec, by: 'network' as const };
/** Without a cookie an address is read a few times: by the redirect, by reloads, by Back. */
const readsWithoutCookie = 5;
const cookieName = 'form_answer';
const parameter = 'answer';
const idPattern = /^[\w-]{32}$/;
const texts = z.record(z.string(), z.string());
const stored = z.object({ path: z.string(), status: z.number(), values: texts, errors: texts, notes: texts });

const redisKey = (id: string) => `linkyard:form-answer:${hashToken(id)}`;
/** Redis and its file on disk never hold what opens this text. */
const sealKey = (id: string) => deriveKey(id, 'form-answer');
const pathOf = (address: string) => address.split('?')[0] ?? '';

/**
 * Keeps the answer to a posted form for the GET that follows the redirect, so that Back and reload send nothing again.
 * It opens by an unguessable id in the address, and once a browser has shown its cookie, in that browser alone.
 * @source ADR 0035
 */
@Injectable()
export class FormAnswers implements OnModuleDestroy {
  private readonly redis: Redis;
  private readonly isSecure: boolean;

  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'take'>,
    @Inject(ContextFactory) private readonly contexts: Pick<ContextFactory, 'of'>,
  ) {
    const { url: _url, ...options } = redisOptions(config.REDIS_URL, 'producer');
    this.redis = new Redis(config.REDIS_URL, { ...options, commandTimeout: 300 });
    // Reconnects by itself; until then posts are answered directly.
    this.redis.on('error', () => undefined);
    this.isSecure = isSecure(config);
  }

  /** @param at address on this host whose GET shows the answer @returns that address with the id of the answer; null where it cannot be kept */
  async keep(at: string, { status, form, notes }: FormAnswer, { request, reply }: Exchange): Promise<string | null> {
    const id = randomToken(24);
    const path = pathOf(at);
    const text = JSON.stringify({ path, status, ...form.parts(), notes });
    if (Buffer.byteLength(text) > maxBytes) return null;
    const known = request.cookies[cookieName];
    const browser = known && idPattern.test(known) ? known : randomToken(24);
    const key = redisKey(id);
    const fields = { sealed: encryptText(sealKey(id), text, path), browser: hashToken(browser) };
    try {
      await this.limiter.take(`form-answer:${this.contexts.of(request).ipHash}`, perNetwork);
      await this.redis.multi().hset(key, fields).expire(key, keptSec).exec();
    } catch {
      // Too many, or Redis is down: the post is answered directly.
      return null;
    }
    reply.setCookie(cookieName, browser, {
      ...{ path, httpOnly: true, sameSite: 'lax', secure: this.isSecure, maxAge: keptSec },
    });
    return `${at}${at.includes('?') ? '&' : '?'}${parameter}=${id}`;
  }

  /** The answer that the address of a request names; null where it is over, of another path or another browser. */
  async of(request: FastifyRequest): Promise<FormAnswer | null> {
    const id = idOf(request.query);
    if (id === null) return null;
    const path = pathOf(request.url);
    const text = await this.read(id, path, request.cookies[cookieName]);
    if (text === null) return null;
    const { status, values, errors, notes } = stored.parse(JSON.parse(text));
    return { status, form: FormState.of(values, errors), notes };
  }

  private async read(id: string, path: string, browser: string | undefined): Promise<string | null> {
    const key = redisKey(id);
    try {
      const [sealed, owner, isBound] = await this.redis.hmget(key, 'sealed', 'browser', 'bound');
      if (!sealed) return null;
      const isOwner = browser !== undefined && hashToken(browser) === owner;
      if (!isOwner && isBound) return null;
      const noted = isOwner ? this.redis.multi().hset(key, 'bound', '1') : this.redis.multi().hincrby(key, 'reads', 1);
      // The record may have ended since it was read: what is noted then ends too.
      const results = await noted.expire(key, keptSec, 'NX').exec();
      if (!isOwner && Number(results?.[0]?.[1]) > readsWithoutCookie) return null;
      return decryptText(sealKey(id), sealed, path);
    } catch {
      // Redis is down, or the address is of another path: the form is shown as it is at first.
      return null;
    }
  }

  onModuleDestroy() {
    this.redis.disconnect();
  }
}

function idOf(query: unknown): string | null {
  const id: unknown = typeof query === 'object' && query !== null && parameter in query ? query[parameter] : null;
  return typeof id === 'string' && idPattern.test(id) ? id : null;
}
