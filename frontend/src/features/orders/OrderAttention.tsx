import { t } from '@lingui/core/macro';
import type { AttentionCode, Money, OrderView } from '@linkyard/contracts';
import { formatMoney, perLanguage } from '@linkyard/ui';
import { PaymentAttention, type PaymentNotice } from '../../shared/payments/PaymentAttention.js';
import { useResolveAttentionMutation } from './api.js';

type Answer = 'deliver' | 'deliverAnyway' | 'refund' | 'refundAgain' | 'dismiss';

/** What a seller can do about each, the sensible one first. A dispute is settled at the payment provider. */
const answersTo: Readonly<Record<AttentionCode, readonly [Answer] | readonly [Answer, Answer]>> = {
  amount_differs: ['deliverAnyway', 'refund'],
  currency_differs: ['dismiss'],
  replaced: ['deliverAnyway', 'refund'],
  out_of_stock: ['deliverAnyway', 'refund'],
  keys_missing: ['deliver', 'refund'],
  paid_twice: ['refund', 'dismiss'],
  refund_failed: ['refundAgain', 'dismiss'],
  disputed: ['dismiss'],
  dispute_lost: ['dismiss'],
  ledger_differs: ['dismiss'],
};

const labels = perLanguage(() => ({
  deliver: t`Deliver it`,
  deliverAnyway: t`Deliver it anyway`,
  refundAgain: t`Refund again`,
  dismiss: t`Dismiss`,
}));

interface OrderAttentionProps {
  order: OrderView;
  /** Opens the dialog where the amount of a refund is entered. */
  onRefund: () => void;
}

/** What happened to an order and the ways on. A second payment is named beside anything else. */
export function OrderAttention({ order, onRefund }: OrderAttentionProps) {
  const { _id, needsAttention, duplicatePayment, totals } = order;
  const [resolve, { isLoading }] = useResolveAttentionMutation();
  const own = needsAttention?.code === 'paid_twice' ? null : needsAttention;
  const second = duplicatePayment && { code: 'paid_twice' as const, ...duplicatePayment };
  const notices = [own && { ...own, refundable: totals.refundable }, second].flatMap((notice) =>
    notice ? [{ code: notice.code, text: notice.text, actions: actionsFor(notice, onRefund) }] : [],
  );
  return (
    <PaymentAttention notices={notices} decide={(decision) => resolve({ _id, ...decision })} loading={isLoading} />
  );
}

type OrderNotice = PaymentNotice<AttentionCode, 'fulfil' | 'refund' | 'dismiss'>;

/** A refund that was repeated, in whole, cannot be repeated again. */
function actionsFor(
  { code, refundable }: { code: AttentionCode; refundable: Money },
  onRefund: () => void,
): OrderNotice['actions'] {
  const actionOf = (answer: Answer) => {
    if (answer === 'refundAgain') return { label: labels().refundAgain, onClick: onRefund };
    if (answer === 'refund') {
      const label = refundable.amount > 0 ? t`Refund ${formatMoney(refundable)}` : t`Cancel the order`;
      return { label, decision: 'refund' as const };
    }
    return { label: labels()[answer], decision: answer === 'dismiss' ? ('dismiss' as const) : ('fulfil' as const) };
  };
  const isPossible = (answer: Answer) => answer !== 'refundAgain' || refundable.amount > 0;
  const [first, second] = answersTo[code].filter(isPossible).map(actionOf);
  if (!first) return [];
  return second ? [first, second] : [first];
}
