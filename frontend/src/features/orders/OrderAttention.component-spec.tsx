import { describe, expect, it, jest } from '@jest/globals';
import { attentionCodes, attentionText, resolveAttention, type AttentionCode } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { OrderAttention } from './OrderAttention.js';
import { anOrder } from './testing/an-order.js';

/** The labels of the buttons, the sensible one last, where it stands at the end of the bar. */
const buttons: Record<AttentionCode, string[]> = {
  amount_differs: ['Refund €20.00', 'Deliver it anyway'],
  currency_differs: ['Dismiss'],
  replaced: ['Refund €20.00', 'Deliver it anyway'],
  out_of_stock: ['Refund €20.00', 'Deliver it anyway'],
  keys_missing: ['Refund €20.00', 'Deliver it'],
  paid_twice: ['Dismiss', 'Refund €15.00'],
  refund_failed: ['Dismiss', 'Refund again'],
  disputed: ['Dismiss'],
  dispute_lost: ['Dismiss'],
  ledger_differs: ['Dismiss'],
};

const secondPayment = {
  paymentId: 'd'.repeat(24),
  text: attentionText('paid_twice', { paymentId: 'pay-2' }),
  refundable: { amount: 1_500, currency: 'EUR' },
};

const show = (code: AttentionCode, change: Parameters<typeof anOrder>[0] = {}) => {
  const text = attentionText(code, { paymentId: 'pay-2', currency: 'USD' });
  const duplicatePayment = code === 'paid_twice' ? secondPayment : null;
  const order = anOrder({ needsAttention: { code, text }, duplicatePayment, ...change });
  const onRefund = jest.fn();
  const api = new FakeApi().on(resolveAttention, { order });
  return { ...renderWithProviders(<OrderAttention order={order} onRefund={onRefund} />, { api }), onRefund };
};
const shownButtons = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe('what an order needs attention for', () => {
  it.each(attentionCodes)('%s is said with what the seller can do about it', (code) => {
    show(code);
    expect(screen.getByRole('status')).toHaveTextContent(attentionText(code, { paymentId: 'pay-2', currency: 'USD' }));
    expect(shownButtons()).toEqual(buttons[code]);
  });

  it('names the second payment of an order that was paid twice', () => {
    show('paid_twice');
    expect(screen.getByText(/Refund the second payment, pay-2/)).toBeVisible();
  });

  it('names the second payment beside another notice, and refunds only that one', async () => {
    const { user, api } = show('out_of_stock', { duplicatePayment: secondPayment });
    expect(screen.getAllByRole('status')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Refund €15.00' }));
    expect(api.bodiesTo(resolveAttention)).toMatchObject([{ code: 'paid_twice', decision: 'refund' }]);
  });

  it.each([
    ['keys_missing', 'Deliver it', 'fulfil'],
    ['out_of_stock', 'Refund €20.00', 'refund'],
    ['paid_twice', 'Dismiss', 'dismiss'],
    ['paid_twice', 'Refund €15.00', 'refund'],
  ] as const)('%s is decided with the button "%s"', async (code, name, decision) => {
    const { user, api } = show(code);
    await user.click(screen.getByRole('button', { name }));
    expect(api.bodiesTo(resolveAttention)).toMatchObject([{ decision }]);
  });

  it('a refund that came back is made again in the dialog, as long as something can be refunded', async () => {
    const { user, onRefund, unmount } = show('refund_failed');
    await user.click(screen.getByRole('button', { name: 'Refund again' }));
    expect(onRefund).toHaveBeenCalledTimes(1);
    unmount();
    const { totals } = anOrder();
    show('refund_failed', { totals: { ...totals, refundable: { amount: 0, currency: 'EUR' } } });
    expect(shownButtons()).toEqual(['Dismiss']);
  });

  it('an order that costs nothing is cancelled in place of being refunded', () => {
    const { totals } = anOrder();
    show('out_of_stock', { totals: { ...totals, refundable: { amount: 0, currency: 'EUR' } } });
    expect(shownButtons()).toEqual(['Cancel the order', 'Deliver it anyway']);
  });
});
