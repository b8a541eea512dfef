import { randomUUID } from 'node:crypto';
import type { createDonation, RequestInput } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { readAmount } from '../locales/read-amount.js';
import type { FormState } from './form-state.js';

const intervals = ['once', 'month', 'year'] as const;

/**
 * The form of a donation block as its command. An amount of the donor's own counts before one of the offered ones.
 * @throws DomainError core.invalid_input for an amount that cannot be read
 */
export function donationOf(form: FormState): RequestInput<typeof createDonation> {
  const custom = form.value('custom').trim();
  const currency = form.value('currency');
  const interval = intervals.find((one) => one === form.value('interval')) ?? 'once';
  return {
    campaignId: form.value('campaignId'),
    pageId: form.value('pageId'),
    sectionId: form.value('sectionId'),
    amount: custom === '' ? form.value('amount') : amountIn(custom, currency),
    currency,
    interval,
    coverFees: form.value('coverFees') === 'yes',
    donor: { email: form.value('email'), name: form.value('name') },
    message: form.value('message'),
    isAnonymous: form.value('isAnonymous') === 'yes',
    idempotencyKey: form.value('idempotencyKey') || randomUUID(),
  };
}

function amountIn(custom: string, currency: string): string {
  // A currency that the contract refuses is no one's to type in.
  if (!/^[A-Z]{3}$/.test(currency)) return custom;
  const { major, problem } = readAmount(custom, currency);
  if (problem !== null) throw new DomainError('core.invalid_input', { errors: [{ path: 'amount', ...problem }] });
  return major;
}
