import { describe, expect, it } from '@jest/globals';
import { spamScore } from './spam-score.js';

const person = { honeypot: undefined, elapsedMs: 4_000, recent: 0, texts: ['Hello'] };

describe('what speaks for a machine', () => {
  it('a person is let through, with JavaScript and without', () => {
    expect(spamScore(person).isSpam).toBe(false);
    expect(spamScore({ ...person, elapsedMs: null, honeypot: '' }).isSpam).toBe(false);
    expect(spamScore({ ...person, texts: ['See https://a.example https://b.example https://c.example'] }).isSpam).toBe(
      false,
    );
  });
  it.each([
    ['honeypot', { honeypot: 'x' }],
    ['tooQuick', { elapsedMs: 90 }],
    ['tooMany', { recent: 10 }],
    ['manyLinks', { texts: ['https://x.example '.repeat(6)] }],
  ])('%s is spam', (reason, sign) => {
    const result = spamScore({ ...person, ...sign });
    expect(result.isSpam).toBe(true);
    expect(result.reasons).toContain(reason);
  });
});
