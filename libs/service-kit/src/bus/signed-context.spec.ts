import { describe, expect, it } from '@jest/globals';
import { systemContext } from './system-context.js';
import { newReplayGuard, openContext, payloadText, signContext } from './signed-context.js';

const secret = 'the secret of the bus, long enough for it';
const ctx = systemContext({ userId: '65f000000000000000000001', role: 2 });
const now = Date.now();
const message = { subject: 'shop.orders.list', payload: payloadText({ page: 1 }) };
const signed = signContext(ctx, message, secret, now);
const open = (header: string | undefined, about = message, at = now, key = secret, guard = newReplayGuard()) =>
  openContext(header, about, key, guard, at);

describe('a signed context', () => {
  it('arrives as it left', () => {
    expect(open(signed)).toEqual(ctx);
  });

  it('is refused when it was altered', () => {
    const [time, nonce, , signature] = signed.split('.');
    const forged = Buffer.from(JSON.stringify({ ...ctx, role: 1 })).toString('base64url');
    expect(() => open(`${time}.${nonce}.${forged}.${signature}`)).toThrow('core.unauthenticated');
  });

  it('is refused on another subject', () => {
    expect(() => open(signed, { ...message, subject: 'shop.orders.refund' })).toThrow('core.unauthenticated');
  });

  it('is refused with another payload', () => {
    for (const payload of [payloadText({ page: 2 }), payloadText(undefined), ''])
      expect(() => open(signed, { ...message, payload })).toThrow('core.unauthenticated');
  });

  it('is refused when the same process receives it again, as long as its date is accepted', () => {
    const guard = newReplayGuard();
    const early = signContext(ctx, message, secret, now + 30_000);
    expect(open(early, message, now, secret, guard)).toEqual(ctx);
    for (const at of [now, now + 59_000, now + 60_000])
      expect(() => open(early, message, at, secret, guard)).toThrow('core.unauthenticated');
  });

  it('is refused with a later date', () => {
    const later = now + 3_600_000;
    const forged = [later.toString(36), ...signed.split('.').slice(1)].join('.');
    expect(() => open(forged, message, later)).toThrow('core.unauthenticated');
  });

  it.each([
    ['half a minute and a moment later', 30_001],
    ['from a clock that is over half a minute ahead', -30_001],
  ])('is refused %s', (_when, passedMs) => {
    expect(() => open(signed, message, now + passedMs)).toThrow('core.unauthenticated');
    expect(open(signed, message, now + Math.sign(passedMs) * 29_000)).toEqual(ctx);
  });

  it('is refused when it was made with another secret', () => {
    expect(() => open(signed, message, now, `${secret}!`)).toThrow('core.unauthenticated');
  });

  it.each([undefined, '', 'nothing', 'a.b', 'a.b.c', 'a.b.c.d', '...', signed.slice(0, -1), `${signed}A`])(
    '%p is none',
    (header) => {
      expect(() => open(header)).toThrow('core.unauthenticated');
    },
  );
});
