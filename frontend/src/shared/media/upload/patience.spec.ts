import { describe, expect, it } from '@jest/globals';
import type { Unwrapped } from '../../api/envelope.js';
import { delaysMs, patiently, type PatiencePorts } from './patience.js';

const failed = (httpStatus: number, more = {}): Unwrapped => ({
  ok: false,
  error: { code: httpStatus === 0 ? 'network' : 'core.x', message: '', httpStatus, ...more },
});
const fine: Unwrapped = { ok: true, data: 1, message: '' };

function aWorld(answers: (Unwrapped | 'offline')[]) {
  const waits: number[] = [];
  let online = true;
  let comebacks = 0;
  const ports: PatiencePorts = {
    isOnline: () => online,
    async whenOnline() {
      comebacks += 1;
      online = true;
    },
    wait: async (ms) => void waits.push(ms),
  };
  const attempt = async (): Promise<Unwrapped> => {
    const next = answers.shift() ?? fine;
    if (next !== 'offline') return next;
    online = false;
    return failed(0);
  };
  return { ports, attempt, waits, comebacks: () => comebacks };
}
const { signal } = new AbortController();

describe('patience', () => {
  it('tries again what passes, waiting longer each time', async () => {
    const { ports, attempt, waits } = aWorld([failed(0), failed(503), failed(502)]);
    expect(await patiently(attempt, signal, ports)).toEqual(fine);
    expect(waits).toEqual(delaysMs.slice(0, 3));
  });

  it('waits as long as Retry-After says', async () => {
    const { ports, attempt, waits } = aWorld([failed(429, { retryAfterSec: 40 })]);
    expect(await patiently(attempt, signal, ports)).toEqual(fine);
    expect(waits).toEqual([40_000]);
  });

  it.each([401, 404, 409, 413, 415, 422, 507])('a refusal of %i is an answer', async (httpStatus) => {
    const { ports, attempt, waits } = aWorld([failed(httpStatus)]);
    expect(await patiently(attempt, signal, ports)).toEqual(failed(httpStatus));
    expect(waits).toEqual([]);
  });

  it('ends some time', async () => {
    const { ports, attempt, waits } = aWorld(Array.from({ length: 50 }, () => failed(0)));
    expect(await patiently(attempt, signal, ports)).toEqual(failed(0));
    expect(waits).toEqual(delaysMs);
  });

  it('time without a network costs no patience', async () => {
    const { ports, attempt, waits, comebacks } = aWorld(Array.from({ length: 30 }, () => 'offline' as const));
    expect(await patiently(attempt, signal, ports)).toEqual(fine);
    expect([waits, comebacks()]).toEqual([[], 30]);
  });

  it('ends when it is cancelled, and where a repetition could do harm', async () => {
    const abort = new AbortController();
    const cancelled = aWorld([failed(0)]);
    abort.abort();
    expect(await patiently(cancelled.attempt, abort.signal, cancelled.ports)).toEqual(failed(0));
    const once = aWorld([failed(0)]);
    expect(await patiently(once.attempt, signal, once.ports, () => false)).toEqual(failed(0));
    expect(once.waits).toEqual([]);
  });
});
