import { describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { createECDH, randomBytes } from 'node:crypto';
import { maxPayloadBytes, payloadJson, type PushPayload } from './push-payload.js';

const small: PushPayload = { title: 'New lead', body: 'Vera has signed up', url: '/myleads', tag: 'lead:1' };
const sent = (payload: PushPayload): PushPayload => JSON.parse(payloadJson(payload));

describe('the payload of a push notification', () => {
  it('is sent as it is when it fits', () => {
    expect(sent(small)).toEqual(small);
  });

  it('makes exactly 4,096 encrypted bytes at the limit', () => {
    const browser = createECDH('prime256v1');
    const keys = [browser.generateKeys('base64url'), randomBytes(16).toString('base64url')] as const;
    const { cipherText } = webPush.encrypt(...keys, 'x'.repeat(maxPayloadBytes), 'aes128gcm');
    expect(cipherText.length).toBe(4_096);
  });

  it('fits with 240 characters of four bytes, a title, a link and two actions', () => {
    const actions = [1, 2].map((one) => ({ action: `a${one}`, title: '🎉'.repeat(40), url: `/${'u'.repeat(300)}` }));
    const large = {
      ...small,
      title: '🎉'.repeat(65),
      body: '🎉'.repeat(240),
      icon: `/media/${'i'.repeat(200)}.webp`,
      actions,
    };
    expect(Buffer.byteLength(payloadJson(large))).toBeLessThanOrEqual(maxPayloadBytes);
    expect(sent(large)).toEqual(large);
  });

  it('loses its picture before its text', () => {
    const large = { ...small, image: `https://pictures.example/${'p'.repeat(2_000)}`, body: 'ä'.repeat(1_200) };
    expect(sent(large)).toEqual({ ...small, body: large.body });
  });

  it.each([
    ['emoji of four bytes', '🎉'],
    ['families of eleven code points', '👨‍👩‍👧‍👦'],
    ['flags', '🇩🇪'],
    ['a quote, which JSON writes longer', '"'],
    ['a line break, likewise', '\n'],
    ['lone surrogates', '\ud83c'],
  ])('is cut between whole characters of %s', (_, one) => {
    const fit = payloadJson({ ...small, body: one.repeat(4_000) });
    expect(Buffer.byteLength(fit)).toBeLessThanOrEqual(maxPayloadBytes);
    const { body } = JSON.parse(fit) as PushPayload;
    expect(body.endsWith('…')).toBe(true);
    expect(body.slice(0, -1).replaceAll(one, '')).toBe('');
    expect(Buffer.byteLength(fit)).toBeGreaterThan(maxPayloadBytes - 70);
  });

  it('loses the end of a title when nothing else is left', () => {
    const fit = sent({ ...small, body: '', title: 'T'.repeat(9_000) });
    expect(fit.title).toMatch(/^T{3000,}…$/);
  });

  it('is refused when links alone are too long: cut ones lead nowhere', () => {
    expect(() => payloadJson({ ...small, url: `/${'u'.repeat(4_000)}` })).toThrow(RangeError);
  });
});
