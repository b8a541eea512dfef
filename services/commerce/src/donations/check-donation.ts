import type { createDonation, getDonationForm, ReplyOf, RequestOf } from '@linkyard/contracts';
import { canCharge, chargeStep, coverFee, currencyExponent, leastCharge, minimumDonation } from '@linkyard/money';
import { amountField, DomainError, fieldRefusal } from '@linkyard/service-kit';

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
  if (wanted.currency !== currency) throw fieldRefusal('currency', 'commerce.donation_currency', { currency });
  if (!form.intervals.includes(wanted.interval)) throw fieldRefusal('interval', 'core.not_choosable');
  if (wanted.coverFees && !form.coverFees) throw fieldRefusal('coverFees', 'core.not_choosable');
  if (wanted.message && !form.message) throw fieldRefusal('message', 'core.not_in_form');
  if (wanted.isAnonymous && !form.anonymousAllowed) throw fieldRefusal('isAnonymous', 'core.not_choosable');
  if (wanted.goalId && wanted.goalId !== form.goalId) throw fieldRefusal('goalId', 'core.not_choosable');
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
  if (amount < least)
    throw fieldRefusal('amount', 'commerce.donation_too_low', { amount: { amount: least, currency } });
  if (amount > minimumDonation(currency) * largestTimes) throw fieldRefusal('amount', 'commerce.donation_too_high');
  const isOffered = amounts.some((offered) => minor(offered) === amount);
  // A block without amounts of its own takes any.
  if (!isOffered && !allowCustom && amounts.some((offered) => minor(offered) >= least))
    throw fieldRefusal('amount', 'commerce.donation_not_offered');
  return amount;
}
