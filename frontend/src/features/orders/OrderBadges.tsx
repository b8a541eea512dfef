import type { OrderView } from '@linkyard/contracts';
import { StatusBadge } from '@linkyard/ui';
import { WithTestMark } from '../../shared/payments/payment-mode.js';
import { orderStateWords, returnedStateOf, returnedWords } from './order-words.js';

/** How far an order has come, and what became of its money where that was returned or is disputed. */
export function OrderBadges(order: Pick<OrderView, 'state' | 'paymentState' | 'mode'>) {
  const returned = returnedStateOf(order);
  return (
    <WithTestMark mode={order.mode}>
      <StatusBadge state={order.state} states={orderStateWords()} />
      {returned && <StatusBadge state={returned} states={returnedWords()} />}
    </WithTestMark>
  );
}
