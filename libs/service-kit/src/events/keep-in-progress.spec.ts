import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepInProgress } from './keep-in-progress.js';

describe('keepInProgress', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['succeeds', () => undefined],
    ['fails', () => Promise.reject(new Error('failed'))],
  ])('reports a message as in progress until its handler %s', async (_how, end) => {
    const working = jest.fn();
    let finish: (result: unknown) => void = () => undefined;
    const handled = keepInProgress({ working }, 10_000, () => new Promise((resolve) => (finish = resolve)));
    jest.advanceTimersByTime(35_000);
    expect(working).toHaveBeenCalledTimes(3);
    finish(end());
    await handled.catch(() => undefined);
    jest.advanceTimersByTime(60_000);
    expect(working).toHaveBeenCalledTimes(3);
  });
});
