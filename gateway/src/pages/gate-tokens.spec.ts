import { describe, expect, it } from '@jest/globals';
import { GateTokens } from './gate-tokens.js';

const secret = { current: 'the token secret of the specs, long enough' };
const tokens = new GateTokens(secret, true);
const page = { campaignId: 'a'.repeat(24), version: 7 };
const [one, other] = ['slot-one-aaaaaaaaaaaaa', 'slot-two-aaaaaaaaaaaaa'];
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

describe('what a gate remembers in the browser', () => {
  it('opens its own slot, and is out of reach of scripts', async () => {
    const cookie = await tokens.cookie(page, one);
    expect(cookie).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/);
    const opened = await tokens.opened(`x=1; ${pairOf(cookie)}`, page, [one, other]);
    expect([...opened]).toEqual([one]);
  });

  it('opens neither another slot, nor another page, nor the next version', async () => {
    const value = pairOf(await tokens.cookie(page, one)).split('=')[1] ?? '';
    const at = (slot: string, where = page) => tokens.opened(`gate_${slot}=${value}`, where, [slot]);
    expect([...(await at(one))]).toEqual([one]);
    expect((await at(other)).size).toBe(0);
    expect((await at(one, { ...page, version: 8 })).size).toBe(0);
    expect((await at(one, { ...page, campaignId: 'b'.repeat(24) })).size).toBe(0);
    const asPage = await tokens.opened(`gate_${page.campaignId}=${value}`, page, ['page']);
    expect(asPage.size).toBe(0);
  });

  it.each([undefined, '', 'gate_', `gate_${one}`, `gate_${one}=`, `gate_${one}=a.b.c`])('is not %s', async (header) => {
    expect((await tokens.opened(header, page, [one])).size).toBe(0);
  });

  it('is not signed with another secret', async () => {
    const others = new GateTokens({ current: `${secret.current}!` }, true);
    const cookie = pairOf(await others.cookie(page, one));
    expect((await tokens.opened(cookie, page, [one])).size).toBe(0);
  });
});
