import { createHmac, timingSafeEqual } from 'node:crypto';
import { contextSchema, type Ctx } from '@linkyard/contracts';
import { DomainError } from './domain-error.js';

export const contextHeader = 'x-linkyard-context';
/** A captured message is worthless after this long; generous for a clock that drifts. */
const maxAgeMs = 60_000;

/**
 * Signs a context for one message. The subject and the moment are part of what is signed, so a header cannot be moved
 * to another call.
 * @source quality 3 "Internal bus exposure"
 */
export function signContext(ctx: Ctx, subject: string, secret: string, now = Date.now()): string {
  const body = Buffer.from(JSON.stringify(ctx)).toString('base64url');
  return `${now.toString(36)}.${body}.${mac(`${now.toString(36)}.${body}`, subject, secret)}`;
}

/** @throws DomainError core.unauthenticated when the header is missing, altered, old, or made for another subject */
export function openContext(header: string | undefined, subject: string, secret: string, now = Date.now()): Ctx {
  const [time, body, signature] = (header ?? '').split('.');
  if (!time || !body || !signature) throw new DomainError('core.unauthenticated');
  const expected = Buffer.from(mac(`${time}.${body}`, subject, secret));
  const given = Buffer.from(signature);
  const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
  if (!isSigned || Math.abs(now - Number.parseInt(time, 36)) > maxAgeMs) throw new DomainError('core.unauthenticated');
  return contextSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
}

const mac = (text: string, subject: string, secret: string) =>
  createHmac('sha256', secret).update(subject).update('\n').update(text).digest('base64url');
