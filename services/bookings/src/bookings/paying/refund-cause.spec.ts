import { describe, expect, it } from '@jest/globals';
import { isPaidTooLate, refundReasons } from './refund-cause.js';

describe('the cause of a refund', () => {
  const reason = refundReasons.booking.paid_too_late;

  it('is a code, whatever the reason says', () => {
    expect(isPaidTooLate({ cause: 'paid_too_late', reason: 'Another sentence' })).toBe(true);
    expect(isPaidTooLate({ cause: 'other', reason })).toBe(false);
  });

  it.each(Object.values(refundReasons))('is read from the reason of an event of an earlier version', (reasons) => {
    expect(isPaidTooLate({ reason: reasons.paid_too_late })).toBe(true);
    expect(isPaidTooLate({ reason: reasons.paid_twice })).toBe(false);
  });
});
