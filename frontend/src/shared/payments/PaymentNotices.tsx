import { t } from '@lingui/core/macro';
import type { BookingView, PaymentAttentionCode } from '@linkyard/contracts';
import { formatMoney, InlineAlert, toast, translated } from '@linkyard/ui';
import { refusalOf } from '../api/api-error.js';

export interface PaymentDecision {
  code: PaymentAttentionCode;
  decision: 'refund' | 'dismiss';
}

interface PaymentNoticesProps {
  of: Pick<BookingView, 'paymentAttention' | 'duplicatePayment'>;
  decide: (decision: PaymentDecision) => Promise<{ error?: unknown }>;
  loading: boolean;
}

/** What happened to the payment of a booking, a registration or a donation. A second payment is named beside anything else. */
export function PaymentNotices({ of: { paymentAttention, duplicatePayment }, ...rest }: PaymentNoticesProps) {
  const isOwn = paymentAttention && paymentAttention.code !== 'paid_twice';
  return (
    <>
      {isOwn && <Notice {...rest} notice={paymentAttention} />}
      {duplicatePayment && <Notice {...rest} notice={duplicatePayment} />}
    </>
  );
}

interface NoticeProps extends Omit<PaymentNoticesProps, 'of'> {
  notice: NonNullable<BookingView['paymentAttention']>;
}

/** A refund that was refused is made again here, a second payment returned; a dispute is answered at the provider. */
function Notice({ notice: { code, text, refund }, decide, loading }: NoticeProps) {
  const run = async (decision: PaymentDecision['decision']) => {
    const refusal = refusalOf(await decide({ code, decision }));
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
