import { describe, expect, it } from '@jest/globals';
import { isRehearsal, rehearsalPass } from './rehearsal.js';

const [secret, host, now] = ['s'.repeat(32), 'agency.example', 1_000_000];
const pass = rehearsalPass(secret, host, now);

describe('a pass for a site that is not published', () => {
  it('opens its host for a minute', () => {
    expect([0, 59_000, 60_001, -1].map((later) => isRehearsal(secret, pass, host, now + later))).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it.each([
    ['another host', secret, 'other.example', pass],
    ['another secret', 't'.repeat(32), host, pass],
    ['a later end', secret, host, pass.replace(/^[^.]+/, (now + 50_000).toString(36))],
    ['nothing', secret, host, ''],
  ])('opens nothing with %s', (_what, key, asked, given) => {
    expect(isRehearsal(key, given, asked, now)).toBe(false);
  });
});
