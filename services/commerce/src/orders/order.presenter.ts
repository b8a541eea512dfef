import type { getOrder, ReplyInput } from '@linkyard/contracts';
import { inCurrency } from '../checkout/checkout.presenter.js';
import type { Order } from './order.schema.js';

export function presentOrder({
  currency,
  lines,
  totals,
  needsAttention,
  ...order
}: Order): ReplyInput<typeof getOrder>['order'] {
  const { code, text } = needsAttention;
  return {
    ...order,
    lines: lines.map(({ unitPrice, discount, tax, total, ...line }) => ({
      ...line,
      ...inCurrency({ unitPrice, discount, tax, total }, currency),
    })),
    totals: inCurrency(totals, currency),
    needsAttention: code === null ? null : { code, text },
  };
}
