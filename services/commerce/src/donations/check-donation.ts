import type { createDonation, getDonationForm, ReplyOf, RequestOf } from '@linkyard/contracts';
import {
  canCharge,
  chargeStep,
  coverFee,
  currencyExponent,
  formatAmount,
  leastCharge,
  minimumDonation,
} from '@linkyard/money';
import { amountField, DomainError, invalidField } from '@linkyard/service-kit';

type Form = ReplyOf<typeof getDonationForm>;
type Wanted = Pick<
  RequestOf<typeof createDonation>,
  'amount' | 'currency' | 'interval' | 'coverFees' | 'message' | 'isAnonymous' | 'goalId'
>;
export type DonationProvider = Form['provider'];

/** Times the least donation: above it a typing error is likelier than a donation. A million in currencies with two decimals. */
const largestTimes = 200_000;

/** What is charged. Minor units. */
export interface DonationAmounts {
  amount: number;
  feeAmount: number;
  total: number;
}

/**
 * The amounts of a donation, when the published block allows what is wanted.
 * @param provider the one that is charged; its fee may be covered
 * @throws DomainError core.invalid_input by field, payments.amount_refused for an amount that the provider cannot charge
 * @source spec 5 "Donation minimum 5", models.md 8
 */
export function checkDonation(form: Form, wanted: Wanted, provider: DonationProvider): DonationAmounts {
  const { currency } = form;
  if (wanted.currency !== currency) throw invalidField('currency', `Donations here are in ${currency}.`);
  if (!form.intervals.includes(wanted.interval)) throw invalidField('interval', 'This cannot be chosen here.');
  if (wanted.coverFees && !form.coverFees) throw invalidField('coverFees', 'This cannot be chosen here.');
  if (wanted.message && !form.message) throw invalidField('message', 'This field is not part of the form.');
  if (wanted.isAnonymous && !form.anonymousAllowed) throw invalidField('isAnonymous', 'This cannot be chosen here.');
  if (wanted.goalId && wanted.goalId !== form.goalId) throw invalidField('goalId', 'This cannot be chosen here.');
  const amount = amountOf(form, wanted.amount, provider);
  const feeAmount = wanted.coverFees ? coverFee(provider, amount, currency) : 0;
  if (!canCharge(provider, amount + feeAmount, currency)) throw new DomainError('payments.amount_refused');
  return { amount, feeAmount, total: amount + feeAmount };
}

function amountOf(
  { currency, minimum, amounts, allowCustom }: Form,
  typed: string,
  provider: DonationProvider,
): number {
  const amount = amountField('amount', typed, currency, chargeStep(provider, currency));
  const minor = (major: number) => Math.round(major * 10 ** currencyExponent(currency));
  const least = Math.max(minor(minimum), minimumDonation(currency), leastCharge(provider, currency));
  if (amount < least) {
    const message = `Please give at least ${formatAmount(least, currency, 'en')}.`;
    throw invalidField('amount', message, { amount: { amount: least, currency } });
  }
  if (amount > minimumDonation(currency) * largestTimes) throw invalidField('amount', 'Please give less than that.');
  const isOffered = amounts.some((offered) => minor(offered) === amount);
  // A block without amounts of its own takes any.
  if (!isOffered && !allowCustom && amounts.some((offered) => minor(offered) >= least))
    throw invalidField('amount', 'Please choose one of the amounts.');
  return amount;
}
