import type { PublicDonation } from '@linkyard/contracts';
import type { Words } from '../words/words.js';
import { providerNames } from './donation-texts.js';

/** Ends a donation that repeats. */
export function StopDonation({ donation, words: { i18n } }: { donation: PublicDonation; words: Words }) {
  const { publicId, interval, endedAt, renewalFailedAt, provider } = donation;
  if (interval === 'once') return null;
  if (endedAt) return <p className="note">{i18n.t('This donation has ended. No more will be taken.')}</p>;
  return (
    <>
      {renewalFailedAt && (
        <p className="note">
          {i18n.t('The last payment failed. {provider} may try again in the next days.', {
            provider: providerNames[provider],
          })}
        </p>
      )}
      <form method="post" action={`/donate/${publicId}/stop`}>
        <p className="quiet">{i18n.t('You can end this at any time. The mail with your receipt leads back here.')}</p>
        <p>
          <button className="btn" type="submit">
            {i18n.t('End my donation')}
          </button>
        </p>
      </form>
    </>
  );
}
