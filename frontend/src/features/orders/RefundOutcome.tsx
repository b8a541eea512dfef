import { t } from '@lingui/core/macro';
import type { OrderView } from '@linkyard/contracts';
import { formatMoney } from '@linkyard/ui';
import { Text } from '@mantine/core';
import { providerWords } from '../../shared/payments/movement-words.js';
import { useOrderPaymentsQuery } from './api.js';
import { buyerOf, paymentsOf } from './order-words.js';

interface RefundOutcomeProps {
  order: OrderView;
  /** Minor units that are about to be returned; null while none are entered. */
  amount: number | null;
}

/** Who has what after a refund. Payment providers keep their fee of the payment. */
export function RefundOutcome({ order, amount }: RefundOutcomeProps) {
  const { data } = useOrderPaymentsQuery(paymentsOf(order));
  const { refundable } = order.totals;
  const { currency } = refundable;
  if (amount === null) return <Line text={t`At most ${formatMoney(refundable)} can be refunded.`} />;
  const returned = t`${buyerOf(order)} gets ${formatMoney({ amount, currency })} back.`;
  const rest = refundable.amount - amount;
  const left = formatMoney({ amount: rest, currency });
  if (order.isOffline) return <Line text={`${returned} ${t`${left} stays with you.`}`} />;
  const paid = data?.data.find(({ kind }) => kind === 'settled');
  const fees = data?.data.filter(({ kind, paymentId }) => kind === 'fee' && paymentId === paid?.paymentId) ?? [];
  const [fee] = fees;
  if (!paid || !fee)
    return (
      <Line
        text={`${returned} ${t`${left} stays with you, less the fee of your payment provider, which is not returned.`}`}
      />
    );
  const provider = providerWords()[paid.provider];
  const kept = { amount: -fees.reduce((sum, one) => sum + one.amount.amount, 0), currency: fee.amount.currency };
  if (kept.currency !== currency)
    return (
      <Line
        text={`${returned} ${t`${left} stays with you, less the fee of ${formatMoney(kept)}, which ${provider} does not return.`}`}
      />
    );
  const stays = formatMoney({ amount: rest - kept.amount, currency });
  return (
    <Line
      text={`${returned} ${t`${provider} does not return its fee of ${formatMoney(kept)}: ${stays} stays with you.`}`}
    />
  );
}

const Line = ({ text }: { text: string }) => (
  <Text size="sm" c="dimmed">
    {text}
  </Text>
);
