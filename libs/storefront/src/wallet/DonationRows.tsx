import type { openWallet, ReplyOf } from '@linkyard/contracts';
import { amountText } from '../words/amounts.js';
import { dateText } from '../words/days.js';
import type { Words } from '../words/words.js';

type Donation = ReplyOf<typeof openWallet>['donations'][number];
interface Shared {
  timeZone: string;
  words: Words;
}

export function DonationRows({ donations, ...shared }: Shared & { donations: readonly Donation[] }) {
  if (donations.length === 0) return null;
  return (
    <section className="card">
      <h2>{shared.words.i18n.t('Donations')}</h2>
      {donations.map((donation) => (
        <DonationRow key={donation.path} donation={donation} {...shared} />
      ))}
    </section>
  );
}

function DonationRow({ donation, timeZone, words }: Shared & { donation: Donation }) {
  const { campaignName, total, path, receiptPath, receiptNumber } = donation;
  const state = stateText(donation, words);
  return (
    <p className="row">
      <span>
        <a href={path}>
          <bdi>{campaignName}</bdi>
        </a>
        <br />
        <span className="quiet small">
          {givenText(donation, timeZone, words)}
          {receiptNumber !== null && (
            <>
              {' · '}
              <a href={receiptPath}>{words.i18n.t('Receipt {number} (PDF)', { number: receiptNumber })}</a>
            </>
          )}
          {state !== '' && ` · ${state}`}
        </span>
      </span>
      <b>{amountText(total, words)}</b>
    </p>
  );
}

function givenText({ completedAt, interval }: Donation, timeZone: string, words: Words): string {
  const { i18n } = words;
  const day = dateText(completedAt, words, timeZone);
  if (interval === 'once') return day;
  return interval === 'month' ? i18n.t('{day}, every month', { day }) : i18n.t('{day}, every year', { day });
}

/** What became of a donation that is not simply given. */
function stateText({ state, renewalFailedAt }: Donation, { i18n }: Words): string {
  if (state === 'partiallyRefunded') return i18n.t('Returned in part');
  if (state === 'refunded') return i18n.t('Returned');
  if (state === 'disputed') return i18n.t('Disputed');
  if (state === 'lost') return i18n.t('Taken back by the bank');
  return renewalFailedAt === null ? '' : i18n.t('The last payment failed');
}
