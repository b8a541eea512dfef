import type { DonationView } from '@linkyard/contracts';
import { PaymentAttention } from '../../shared/payments/PaymentAttention.js';
import { paymentNotices } from '../../shared/payments/payment-notices.js';
import { useResolveDonationAttentionMutation } from './api.js';

/** What happened to the payments of a donation, and what its receiver can do about it. */
export function DonationNotices({ donation }: { donation: DonationView }) {
  const [resolve, { isLoading }] = useResolveDonationAttentionMutation();
  return (
    <PaymentAttention
      notices={paymentNotices(donation)}
      decide={(decision) => resolve({ _id: donation._id, ...decision })}
      loading={isLoading}
    />
  );
}
