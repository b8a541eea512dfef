import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { settlesWithin, TimeoutError, withTimeout } from './with-timeout.js';

const after = <Value>(ms: number, end: () => Value) =>
  new Promise<Value>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(end());
      } catch (error) {
        reject(error);
      }
    }, ms);
  });
const fail = () => {
  throw new Error('it failed');
};

describe('work with a time limit', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
  const run = async <Value>(work: Promise<Value>) => {
    const outcome = work.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1_000);
    return outcome;
  };

  it('gives its result or its failure within the limit', async () => {
    expect(
      await run(
        withTimeout(
          after(50, () => 1),
          100,
        ),
      ),
    ).toBe(1);
    expect(await run(withTimeout(after(50, fail), 100))).toEqual(new Error('it failed'));
  });

  it.each([() => 1, fail])('is given up at the limit, whatever comes later', async (end) => {
    expect(await run(withTimeout(after(200, end), 100))).toEqual(new TimeoutError('It took longer than 100 ms'));
    expect(await run(withTimeout(after(200, end), 100, 'No answer'))).toEqual(new TimeoutError('No answer'));
  });

  it('says whether it has ended', async () => {
    expect(
      await run(
        settlesWithin(
          after(50, () => 1),
          100,
        ),
      ),
    ).toBe(true);
    expect(await run(settlesWithin(after(50, fail), 100))).toBe(true);
    expect(await run(settlesWithin(after(200, fail), 100))).toBe(false);
  });
});
