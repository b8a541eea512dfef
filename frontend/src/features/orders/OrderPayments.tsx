import { t } from '@lingui/core/macro';
import type { OrderView } from '@linkyard/contracts';
import { DateText, FactList, formatMoney, RecordSection } from '@linkyard/ui';
import { movementWords, providerWords } from '../../shared/payments/movement-words.js';
import { useOrderPaymentsQuery } from './api.js';
import { paymentsOf } from './order-words.js';

/** What the order moved at the payment provider, or offline. */
export function OrderPayments({ order }: { order: OrderView }) {
  const { data } = useOrderPaymentsQuery(paymentsOf(order));
  if (!data || data.data.length === 0) return null;
  const { currency } = order.totals.paid;
  const ownCurrency = data.data.every(({ amount }) => amount.currency === currency);
  const left = data.data.reduce((sum, { amount }) => sum + amount.amount, 0);
  const references = [...new Set(data.data.flatMap(({ providerRef }) => providerRef ?? []))];
  return (
    <RecordSection title={t`Payments`}>
      <FactList
        facts={[
          ...data.data.map(({ kind, amount, provider, createdAt }) => ({
            label: `${movementWords()[kind]}, ${providerWords()[provider]}`,
            value: (
              <>
                <DateText value={createdAt} /> <b>{formatMoney(amount)}</b>
              </>
            ),
            align: 'end' as const,
          })),
          ...(ownCurrency && data.data.length > 1
            ? [
                {
                  label: t`Left for you`,
                  value: <b>{formatMoney({ amount: left, currency })}</b>,
                  align: 'end' as const,
                },
              ]
            : []),
          ...references.map((reference) => ({ label: t`Transaction ID`, value: <code dir="ltr">{reference}</code> })),
        ]}
      />
    </RecordSection>
  );
}
