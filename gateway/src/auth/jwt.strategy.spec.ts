import { describe, expect, it } from '@jest/globals';
import { jwtFor } from '@linkyard/crypto';
import { sessionTokenPurpose } from '@linkyard/service-kit';
import { verifiedKey } from './jwt.strategy.js';

const [before, now, other] = ['b', 'n', 'o'].map((letter) => letter.repeat(32)) as [string, string, string];
const tokenOf = (secret: string) => jwtFor(sessionTokenPurpose({ current: secret })).sign('user', 'session');

describe('the key that passport verifies an access token with', () => {
  const purpose = sessionTokenPurpose({ current: now, previous: before });
  const keyOf = verifiedKey(purpose);

  it('is the one that signed the token, the current or the previous', async () => {
    const [current, previous] = purpose.keys.map(({ verify }) => verify);
    expect(await keyOf(await tokenOf(now))).toBe(current);
    expect(await keyOf(await tokenOf(before))).toBe(previous);
  });

  it('is none for a token of another secret or without a signature', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await tokenOf(now)).split('.')[1]}.`;
    for (const token of [await tokenOf(other), unsigned, 'garbage'])
      await expect(keyOf(token)).rejects.toMatchObject({ reason: 'invalid' });
  });
});
