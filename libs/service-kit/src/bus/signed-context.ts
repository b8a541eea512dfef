import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { contextSchema, type Ctx } from '@linkyard/contracts';
import { DomainError } from './domain-error.js';
import { ReplayGuard } from './replay-guard.js';

export const contextHeader = 'x-linkyard-context';
/** How old a message may be, and how far two clocks may differ, in milliseconds. */
const maxAgeMs = 30_000;

/** One message of the bus: what it is about and what it carries. */
export interface SignedMessage {
  subject: string;
  /** The JSON text of the payload; '' for none. */
  payload: string;
}

/** A message that was accepted is refused when it comes again: its date is accepted for twice the age, early and late. */
export const newReplayGuard = (): ReplayGuard => new ReplayGuard(2 * maxAgeMs);

/** The JSON text of a payload, equal on both sides of the bus. */
export const payloadText = (payload: unknown): string => JSON.stringify(payload) ?? '';

/**
 * Signs a context for one message. The subject, the payload, the moment and a nonce are part of what is signed, so a header cannot be moved
 * to another call or sent with another payload, and a captured message is refused by the process that has answered it.
 * @source quality 3 "Internal bus exposure"
 */
export function signContext(ctx: Ctx, message: SignedMessage, secret: string, now = Date.now()): string {
  const body = Buffer.from(JSON.stringify(ctx)).toString('base64url');
  const signed = `${now.toString(36)}.${randomBytes(12).toString('base64url')}.${body}`;
  return `${signed}.${mac(signed, message, secret)}`;
}

/**
 * @param guard what this process has accepted before
 * @throws DomainError core.unauthenticated when the header is missing, altered, old, used before, or made for another message
 */
export function openContext(
  header: string | undefined,
  message: SignedMessage,
  secret: string,
  guard: ReplayGuard,
  now = Date.now(),
): Ctx {
  const [time, nonce, body, signature] = (header ?? '').split('.');
  if (!time || !nonce || !body || !signature) throw new DomainError('core.unauthenticated');
  const expected = Buffer.from(mac(`${time}.${nonce}.${body}`, message, secret));
  const given = Buffer.from(signature);
  const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
  const isFresh = Math.abs(now - Number.parseInt(time, 36)) <= maxAgeMs;
  if (!isSigned || !isFresh || !guard.accept(nonce, now)) throw new DomainError('core.unauthenticated');
  return contextSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
}

function mac(signed: string, { subject, payload }: SignedMessage, secret: string): string {
  const digest = createHash('sha256').update(payload).digest('base64url');
  return createHmac('sha256', secret).update(`${subject}\n${digest}\n${signed}`).digest('base64url');
}
