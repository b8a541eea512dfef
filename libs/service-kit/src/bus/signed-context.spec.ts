import { describe, expect, it } from '@jest/globals';
import { systemContext } from '../service/system-context.js';
import { openContext, signContext } from './signed-context.js';

const secret = 'the secret of the bus, long enough for it';
const ctx = systemContext({ userId: '65f000000000000000000001', role: 2 });
const now = Date.now();
const signed = signContext(ctx, 'shop.orders.list', secret, now);
const open =
  (header: string | undefined, subject = 'shop.orders.list', at = now, key = secret) =>
  () =>
    openContext(header, subject, key, at);

function refusalOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('a signed context', () => {
  it('arrives as it left', () => {
    expect(open(signed)()).toEqual(ctx);
  });

  it('cannot be altered', () => {
    const [time = '', , signature = ''] = signed.split('.');
    const forged = Buffer.from(JSON.stringify({ ...ctx, role: 1 })).toString('base64url');
    expect(refusalOf(open(`${time}.${forged}.${signature}`))).toHaveCode('core.unauthenticated');
  });

  it('cannot be moved to another call', () => {
    expect(refusalOf(open(signed, 'shop.orders.refund'))).toHaveCode('core.unauthenticated');
  });

  it('cannot be given a younger date', () => {
    const [, body = '', signature = ''] = signed.split('.');
    const later = now + 3_600_000;
    const forged = `${later.toString(36)}.${body}.${signature}`;
    expect(refusalOf(open(forged, undefined, later))).toHaveCode('core.unauthenticated');
  });

  it.each([
    ['one minute and a moment later', 60_001],
    ['from a clock that is over a minute ahead', -60_001],
  ])('is worthless %s', (_when, passedMs) => {
    expect(refusalOf(open(signed, undefined, now + passedMs))).toHaveCode('core.unauthenticated');
    expect(open(signed, undefined, now + Math.sign(passedMs) * 59_000)()).toEqual(ctx);
  });

  it('made with another secret is refused', () => {
    expect(refusalOf(open(signed, undefined, now, `${secret}!`))).toHaveCode('core.unauthenticated');
  });

  it.each([undefined, '', 'nothing', 'a.b', 'a.b.c', '..', signed.slice(0, -1), `${signed}A`])(
    '%p is none',
    (header) => {
      expect(refusalOf(open(header))).toHaveCode('core.unauthenticated');
    },
  );
});
