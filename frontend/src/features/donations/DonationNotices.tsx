import type { DonationView } from '@linkyard/contracts';
import { useState } from 'react';
import { isCertain, refusalOf } from '../../shared/api/api-error.js';
import { PaymentNotices, type PaymentDecision } from '../../shared/payments/PaymentNotices.js';
import { useResolveDonationAttentionMutation } from './api.js';

/** What happened to the payments of a donation, and what its receiver can do about it. */
export function DonationNotices({ donation }: { donation: DonationView }) {
  const [resolve, { isLoading }] = useResolveDonationAttentionMutation();
  // Pressing the button again after an unclear answer repeats the same refund; after a refusal it is another one.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const decide = async (decision: PaymentDecision) => {
    const answer = await resolve({ _id: donation._id, ...decision, idempotencyKey });
    if (isCertain(refusalOf(answer))) setIdempotencyKey(crypto.randomUUID());
    return answer;
  };
  return <PaymentNotices of={donation} decide={decide} loading={isLoading} />;
}
