import { attentionText, type AttentionCode, type OrderView } from '@linkyard/contracts';
import { openDuplicateOf } from '@linkyard/payables';
import { moneyOf } from '../currencies/money-of.js';
import type { Order } from './order.schema.js';

type Attention = Order['needsAttention'];

const waitingFor = (code: AttentionCode, details: Attention['details'] = {}): Attention => ({ code, details });

export const noAttention: Attention = { code: null, details: {} };

/** Everything that an order can wait for its seller for. The contract has the texts. */
export const attention = {
  amountDiffers: waitingFor('amount_differs'),
  /** @param currency in which it was paid */
  currencyDiffers: (currency: string) => waitingFor('currency_differs', { currency }),
  replaced: waitingFor('replaced'),
  outOfStock: waitingFor('out_of_stock'),
  keysMissing: waitingFor('keys_missing'),
  /** @param paymentId of the payment that came after the one of the order */
  paidTwice: (paymentId: string) => waitingFor('paid_twice', { paymentId }),
  refundFailed: waitingFor('refund_failed'),
  disputed: waitingFor('disputed'),
  disputeLost: waitingFor('dispute_lost'),
  ledgerDiffers: waitingFor('ledger_differs'),
};

type Noticed = Pick<Order, 'needsAttention' | 'duplicates' | 'currency'>;

const shown = ({ code, details }: Attention): OrderView['needsAttention'] =>
  code === null ? null : { code, text: attentionText(code, details) };

/** A second payment is shown beside another notice, and is the notice where there is no other. */
export function presentAttention(order: Noticed): Pick<OrderView, 'needsAttention' | 'duplicatePayment'> {
  const { needsAttention, currency } = order;
  const duplicate = openDuplicateOf(order);
  if (!duplicate) return { needsAttention: shown(needsAttention), duplicatePayment: null };
  const { paymentId, amount, refunded } = duplicate;
  const paidTwice = attention.paidTwice(paymentId);
  const text = attentionText('paid_twice', paidTwice.details);
  return {
    needsAttention: shown(needsAttention.code === null ? paidTwice : needsAttention),
    duplicatePayment: { paymentId, text, refundable: moneyOf(amount - refunded, currency) },
  };
}
