import { describe, expect, it, jest } from '@jest/globals';
import { TimeoutError } from '@nats-io/transport-node';
import { DatabaseUnavailable } from '@linkyard/mongo';
import { retryWhileStarting } from './retry-while-starting.js';

const failing = (errors: Error[]) => async () => {
  const error = errors.shift();
  if (error) throw error;
  return 'started';
};

describe('a step of the start', () => {
  it('is repeated while a server does not answer, which is logged once', async () => {
    const warn = jest.fn();
    const work = failing([new DatabaseUnavailable(), new TimeoutError()]);
    expect(await retryWhileStarting('migrations', { warn }, work)).toBe('started');
    expect(warn.mock.calls).toEqual([[expect.anything(), 'migrations: not possible yet, trying again']]);
  });

  it('fails at once for a fault that waiting does not mend', async () => {
    const warn = jest.fn();
    const work = failing([new TypeError('x is not a function')]);
    await expect(retryWhileStarting('migrations', { warn }, work)).rejects.toBeInstanceOf(TypeError);
    expect(warn).not.toHaveBeenCalled();
  });
});
