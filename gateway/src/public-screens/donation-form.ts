import { randomUUID } from 'node:crypto';
import type { createDonation, RequestInput } from '@linkyard/contracts';
import type { FormState } from './form-state.js';

const intervals = ['once', 'month', 'year'] as const;

/** The form of a donation block as its command. An amount of the donor's own counts before one of the offered ones. */
export function donationOf(form: FormState): RequestInput<typeof createDonation> {
  const typed = form.value('custom') || form.value('amount');
  const interval = intervals.find((one) => one === form.value('interval')) ?? 'once';
  return {
    campaignId: form.value('campaignId'),
    pageId: form.value('pageId'),
    sectionId: form.value('sectionId'),
    amount: typed.trim().replace(',', '.'),
    currency: form.value('currency'),
    interval,
    coverFees: form.value('coverFees') === 'yes',
    donor: { email: form.value('email'), name: form.value('name') },
    message: form.value('message'),
    isAnonymous: form.value('isAnonymous') === 'yes',
    idempotencyKey: form.value('idempotencyKey') || randomUUID(),
  };
}
