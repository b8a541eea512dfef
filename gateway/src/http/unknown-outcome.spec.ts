import { describe, expect, it } from '@jest/globals';
import { createCheckout, getCheckout, payCheckout, type ErrorCode } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { orRepeated, orUnknown } from './unknown-outcome.js';

/** Answers with these refusals, then with success. */
function answering(...codes: ErrorCode[]) {
  const calls: string[] = [];
  const ask = async () => {
    calls.push('asked');
    const code = codes.shift();
    if (code) throw new DomainError(code);
    return 'done';
  };
  return { ask, calls };
}
const keyed = { idempotencyKey: 'one' };

describe('a command that is not answered in time', () => {
  it('says of a change that its outcome is unknown, and of a reading that it took too long', async () => {
    await expect(orUnknown(payCheckout, answering('core.timeout').ask)).rejects.toHaveCode('core.outcome_unknown');
    await expect(orUnknown(getCheckout, answering('core.timeout').ask)).rejects.toHaveCode('core.timeout');
    await expect(orUnknown(payCheckout, answering('checkout.expired').ask)).rejects.toHaveCode('checkout.expired');
  });

  it('is repeated once with the same key, which gets the result of the first', async () => {
    const { ask, calls } = answering('core.timeout');
    expect(await orRepeated(createCheckout, keyed, ask)).toBe('done');
    expect(calls).toHaveLength(2);
  });

  it('has an unknown outcome still when its repetition is not begun', async () => {
    const { ask, calls } = answering('core.timeout', 'core.unavailable', 'core.timeout');
    await expect(orRepeated(createCheckout, keyed, ask)).rejects.toHaveCode('core.outcome_unknown');
    expect(calls).toHaveLength(2);
  });

  it('is not repeated without a key, nor when it was refused', async () => {
    const [unkeyed, refused] = [answering('core.timeout'), answering('core.unavailable')];
    await expect(orRepeated(payCheckout, {}, unkeyed.ask)).rejects.toHaveCode('core.outcome_unknown');
    await expect(orRepeated(createCheckout, keyed, refused.ask)).rejects.toHaveCode('core.unavailable');
    expect([...unkeyed.calls, ...refused.calls]).toHaveLength(2);
  });
});
