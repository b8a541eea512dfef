import { t } from '@lingui/core/macro';
import type { BookingView, PaymentAttentionCode } from '@linkyard/contracts';
import { formatMoney } from '@linkyard/ui';
import type { PaymentNotice } from './PaymentAttention.js';

type Shown = NonNullable<BookingView['paymentAttention']>;
export type ReceiverNotice = PaymentNotice<PaymentAttentionCode, 'refund' | 'dismiss'>;

/** A refund that was refused is made again here, a second payment returned; a dispute is answered at the provider. */
function noticeOf({ code, text, refund }: Shown): ReceiverNotice {
  const dismiss = { label: t`Dismiss`, decision: 'dismiss' } as const;
  if (!refund) return { code, text, actions: [dismiss] };
  const label =
    code === 'paid_twice' ? t`Refund this payment (${formatMoney(refund)})` : t`Refund ${formatMoney(refund)} again`;
  return { code, text, actions: [{ label, decision: 'refund' }, dismiss] };
}

/** What happened to the payment of a booking, a registration or a donation. A second payment is named beside anything else. */
export function paymentNotices({
  paymentAttention,
  duplicatePayment,
}: Pick<BookingView, 'paymentAttention' | 'duplicatePayment'>): ReceiverNotice[] {
  const own = paymentAttention?.code === 'paid_twice' ? null : paymentAttention;
  return [own, duplicatePayment].flatMap((notice) => (notice ? [noticeOf(notice)] : []));
}
