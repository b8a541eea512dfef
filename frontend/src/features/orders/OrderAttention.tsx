import { t } from '@lingui/core/macro';
import type { AttentionCode, Money, OrderView } from '@linkyard/contracts';
import { formatMoney, InlineAlert, perLanguage, toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
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
  return (
    <>
      {needsAttention && needsAttention.code !== 'paid_twice' && (
        <Notice _id={_id} {...needsAttention} refundable={totals.refundable} onRefund={onRefund} />
      )}
      {duplicatePayment && <Notice _id={_id} code="paid_twice" {...duplicatePayment} onRefund={onRefund} />}
    </>
  );
}

interface NoticeProps extends Pick<OrderAttentionProps, 'onRefund'> {
  _id: string;
  code: AttentionCode;
  text: string;
  refundable: Money;
}

function Notice({ _id, code, text, refundable, onRefund }: NoticeProps) {
  const [resolve, { isLoading: loading }] = useResolveAttentionMutation();
  const decide = async (decision: 'fulfil' | 'refund' | 'dismiss') => {
    const refusal = refusalOf(await resolve({ _id, code, decision, idempotencyKey: crypto.randomUUID() }));
    if (refusal) toast.error(refusal.message);
  };
  const actionOf = (answer: Answer) => {
    if (answer === 'refundAgain') return { label: labels().refundAgain, onClick: onRefund };
    if (answer === 'refund') {
      const label = refundable.amount > 0 ? t`Refund ${formatMoney(refundable)}` : t`Cancel the order`;
      return { label, onClick: () => void decide('refund'), loading };
    }
    const decision = answer === 'dismiss' ? 'dismiss' : 'fulfil';
    return { label: labels()[answer], onClick: () => void decide(decision), loading };
  };
  // A refund that was repeated, in whole, cannot be repeated again.
  const isPossible = (answer: Answer) => answer !== 'refundAgain' || refundable.amount > 0;
  const [first, second] = answersTo[code].filter(isPossible).map(actionOf);
  return <InlineAlert title={translated(text)} actions={first && second ? [first, second] : first ? [first] : []} />;
}
