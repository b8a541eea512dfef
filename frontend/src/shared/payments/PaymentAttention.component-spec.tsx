import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/render-with-providers.js';
import { PaymentAttention, type PaymentDecision } from './PaymentAttention.js';
import { paymentNotices } from './payment-notices.js';

const disputed = { code: 'disputed', text: 'The payer disputes this payment.', refund: null } as const;
const second = {
  code: 'paid_twice',
  text: 'This was paid twice.',
  refund: { amount: 2_000, currency: 'EUR' },
} as const;

type Made = PaymentDecision<string, string>;

function show(record: Parameters<typeof paymentNotices>[0], answer: { error?: unknown } = {}) {
  const decide = jest.fn(async (_decision: Made) => answer);
  const notices = paymentNotices(record);
  return { ...renderWithProviders(<PaymentAttention notices={notices} decide={decide} loading={false} />), decide };
}

describe('the notices of a payment', () => {
  it('names a second payment beside another notice, each with its own decision', async () => {
    const { user, decide } = show({ paymentAttention: disputed, duplicatePayment: second });
    expect(screen.getAllByRole('status')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Refund this payment (€20.00)' }));
    expect(decide.mock.calls).toMatchObject([[{ code: 'paid_twice', decision: 'refund' }]]);
  });

  it('names a second payment once where it is the only notice', () => {
    show({ paymentAttention: second, duplicatePayment: second });
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it.each([
    ['the same refund after an unclear answer', { error: { status: 'FETCH_ERROR', error: 'offline' } }, true],
    ['another refund after it was made', {}, false],
  ])('is pressed again for %s', async (_what, answer, isSame) => {
    const { user, decide } = show({ paymentAttention: null, duplicatePayment: second }, answer);
    const button = screen.getByRole('button', { name: 'Refund this payment (€20.00)' });
    await user.click(button);
    await user.click(button);
    const [first, again] = decide.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(again === first).toBe(isSame);
  });
});
