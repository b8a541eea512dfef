import { describe, expect, it } from '@jest/globals';
import { jwtFor } from './jwt.js';
import { hmacKeys, type RotatingSecret } from './rotating-secret.js';

const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];
const tokens = (secret: RotatingSecret) =>
  jwtFor({ typ: 't', alg: 'HS256', issuer: 'i', audience: 'a', ttlSeconds: 60, keys: hmacKeys('purpose', secret) });

describe('a secret that is rotated', () => {
  it('verifies what the previous secret signed, and signs with the current one', async () => {
    const rotated = tokens({ current: second, previous: first });
    await expect(rotated.verify(await tokens({ current: first }).sign('u', 'j'))).resolves.toMatchObject({
      subject: 'u',
    });
    await expect(tokens({ current: second }).verify(await rotated.sign('u', 'j'))).resolves.toMatchObject({
      subject: 'u',
    });
  });

  it('refuses what a secret signed that is neither of the two', async () => {
    const old = await tokens({ current: first }).sign('u', 'j');
    await expect(tokens({ current: third, previous: second }).verify(old)).rejects.toMatchObject({ reason: 'invalid' });
  });
});
