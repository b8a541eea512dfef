import { describe, expect, it } from '@jest/globals';
import { owaspCost, passwordHasher } from './password.js';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

describe('passwords', () => {
  const hasher = passwordHasher(cheap);

  it('hashes with argon2id and OWASP parameters by default', async () => {
    const stored = await passwordHasher().hash('correct horse');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(passwordHasher().needsRehash(stored)).toBe(false);
    expect(owaspCost.memoryCost).toBeGreaterThanOrEqual(19_456);
  });

  it('accepts the right password only, and salts', async () => {
    const stored = await hasher.hash('correct horse');
    await expect(hasher.verify('correct horse', stored)).resolves.toBe(true);
    await expect(hasher.verify('Correct horse', stored)).resolves.toBe(false);
    expect(await hasher.hash('correct horse')).not.toBe(stored);
  });

  it('takes the same characters in another unicode form as the same password', async () => {
    const stored = await hasher.hash('cafe\u0301-long');
    await expect(hasher.verify('caf\u00e9-long', stored)).resolves.toBe(true);
  });

  it('returns false for a missing account and for an overlong password', async () => {
    await expect(hasher.verify('no-such-password', null)).resolves.toBe(false);
    await expect(hasher.verify('x'.repeat(5000), await hasher.hash('short enough'))).resolves.toBe(false);
    await expect(hasher.hash('x'.repeat(5000))).rejects.toThrow(RangeError);
  });

  it('knows a hash of older parameters or make', async () => {
    expect(passwordHasher().needsRehash(await hasher.hash('correct horse'))).toBe(true);
    expect(hasher.needsRehash('$2b$10$abcdefghijklmnopqrstuv')).toBe(true);
    await expect(hasher.verify('x', 'not a hash')).rejects.toThrow('could not be read');
  });
});
