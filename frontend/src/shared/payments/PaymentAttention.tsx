import { t } from '@lingui/core/macro';
import type { BookingView } from '@linkyard/contracts';
import { formatMoney, InlineAlert, toast, translated } from '@linkyard/ui';
import { refusalOf } from '../api/api-error.js';

type Decision = 'refund' | 'dismiss';

interface PaymentAttentionProps {
  attention: NonNullable<BookingView['paymentAttention']>;
  decide: (decision: Decision) => Promise<{ error?: unknown }>;
  loading: boolean;
}

/** What happened to the payment of a booking or a registration: a refund that was refused is made again here, a second payment returned, a dispute is answered at the provider. */
export function PaymentAttention({ attention, decide, loading }: PaymentAttentionProps) {
  const { code, text, refund } = attention;
  const run = async (decision: Decision) => {
    const refusal = refusalOf(await decide(decision));
    if (refusal) toast.error(refusal.message);
  };
  const dismiss = { label: t`Dismiss`, onClick: () => void run('dismiss'), loading };
  const again = refund && {
    label:
      code === 'paid_twice' ? t`Refund this payment (${formatMoney(refund)})` : t`Refund ${formatMoney(refund)} again`,
    onClick: () => void run('refund'),
    loading,
  };
  return <InlineAlert title={translated(text)} actions={again ? [again, dismiss] : [dismiss]} />;
}
