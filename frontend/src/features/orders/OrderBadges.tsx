import type { OrderView } from '@linkyard/contracts';
import { StatusBadge } from '@linkyard/ui';
import { Group } from '@mantine/core';
import { orderStateWords, returnedStateOf, returnedWords } from './order-words.js';

/** How far an order has come, and what became of its money where that was returned or is disputed. */
export function OrderBadges(order: Pick<OrderView, 'state' | 'paymentState'>) {
  const returned = returnedStateOf(order);
  return (
    <Group gap={4} wrap="wrap">
      <StatusBadge state={order.state} states={orderStateWords()} />
      {returned && <StatusBadge state={returned} states={returnedWords()} />}
    </Group>
  );
}
