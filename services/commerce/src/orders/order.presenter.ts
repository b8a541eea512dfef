import type { getOrder, ReplyInput } from '@linkyard/contracts';
import { moneyOf } from '../currencies/money-of.js';
import { inCurrency } from '../pricing/in-currency.js';
import { presentAttention } from './attention.js';
import { hasDownloads, refundableOf } from './order-states.js';
import type { Order } from './order.schema.js';

export function presentOrder(order: Order): ReplyInput<typeof getOrder>['order'] {
  const { currency, lines, totals, coupon, refunds, dispute, notesInternal, ...same } = order;
  const refundable = Math.max(0, refundableOf(order));
  return {
    ...same,
    hasDownloads: lines.some(hasDownloads),
    isOffline: same.isOffline ?? false,
    lines: lines.map(({ unitPrice, discount, tax, total, ...line }) => ({
      ...line,
      ...inCurrency({ unitPrice, discount, tax, total }, currency),
    })),
    totals: inCurrency({ ...totals, refundable }, currency),
    coupon: coupon.code === '' ? null : { code: coupon.code, amount: moneyOf(coupon.amount, currency) },
    refunds: refunds.map(({ amount, ...refund }) => ({ ...refund, amount: moneyOf(amount, currency) })),
    dispute: dispute.state === null ? null : { state: dispute.state, at: dispute.at },
    notesInternal: notesInternal.map(({ by, ...note }) => ({ ...note, by: by.kind })),
    ...presentAttention(order),
  };
}
