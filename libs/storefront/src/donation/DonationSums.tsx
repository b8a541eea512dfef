import type { PublicDonation } from '@linkyard/contracts';
import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';

/** What is given, the fee that the donor covers, and the total with how often it is taken. */
export function DonationSums({ donation, words }: { donation: PublicDonation; words: Words }) {
  const { amount, fee } = donation;
  const { i18n } = words;
  return (
    <div className="card">
      <Sum label={i18n.t('Donation')} value={amountText(amount, words)} />
      {fee.amount > 0 && <Sum label={i18n.t('Fees you cover')} value={amountText(fee, words)} />}
      <Sum label={i18n.t('Total')} value={totalText(donation, words)} />
    </div>
  );
}

const Sum = ({ label, value }: { label: string; value: string }) => (
  <p className="sum">
    <span className="quiet">{label}</span> <b className="num">{value}</b>
  </p>
);

function totalText({ total, interval }: PublicDonation, words: Words): string {
  const amount = amountText(total, words);
  if (interval === 'month') return words.i18n.t('{amount} every month', { amount });
  return interval === 'year' ? words.i18n.t('{amount} every year', { amount }) : amount;
}
