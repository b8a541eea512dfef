import { describe, expect, it } from '@jest/globals';
import { answerOf, retryAfterMs } from './push-answer.js';

describe('the answer of a push service', () => {
  it.each([
    [201, 'sent'],
    [202, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
    [301, 'refused'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ] as const)('%i is %s', (status, outcome) => {
    expect(answerOf(status, undefined)).toMatchObject({ outcome, status });
  });

  it('names how long the service wants to be left alone', () => {
    expect(answerOf(429, '60').retryAfterMs).toBe(60_000);
    expect(answerOf(503, '2').retryAfterMs).toBe(2_000);
    expect(answerOf(429, undefined).retryAfterMs).toBe(5_000);
    expect(answerOf(500, undefined).retryAfterMs).toBe(0);
  });

  it('may name a date, and is not believed for longer than an hour', () => {
    const now = Date.parse('2026-11-26T10:00:00Z');
    expect(retryAfterMs('Thu, 26 Nov 2026 10:00:30 GMT', now)).toBe(30_000);
    expect(retryAfterMs('Thu, 26 Nov 2026 09:00:00 GMT', now)).toBe(0);
    expect(retryAfterMs('999999999', now)).toBe(3_600_000);
    for (const text of ['soon', '', '-5', undefined]) expect(retryAfterMs(text, now)).toBe(0);
  });
});
