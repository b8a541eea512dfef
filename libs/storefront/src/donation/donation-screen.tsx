import type { PublicDonation, VisitorHost } from '@linkyard/contracts';
import type { Screen } from '../document/screen.js';
import { stylesheet } from '../document/stylesheet.js';
import { amountText } from '../words/amounts.js';
import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';
import { processingText, providerNames, unpaidTexts } from './donation-texts.js';
import { DonationSums } from './DonationSums.js';
import { StopDonation } from './StopDonation.js';

export interface DonationScreen {
  donation: PublicDonation;
  /** The donor comes from the provider's page, and the payment may still be on its way. */
  hasReturned: boolean;
}

const donationStyle = stylesheet('.sum{display:flex;justify-content:space-between;gap:16px}.sum:last-child{margin:0}');

/** A donation under its own address, from its summary before paying to its end. */
export const donationScreen = (props: DonationScreen, words: Words): Screen => ({
  ...stateScreen(props, words),
  styles: [donationStyle],
  creator: receiverOf(props.donation),
});

/** The way back is to the page on which it was given. */
const receiverOf = ({ receiver, pagePath, campaignName }: PublicDonation): VisitorHost => ({
  ...receiver,
  look: receiver.look && { ...receiver.look, page: { path: pagePath, title: campaignName } },
});

function stateScreen({ donation, hasReturned }: DonationScreen, words: Words): Screen {
  const { state, redirectUrl, retryUrl, isProcessing } = donation;
  const { i18n } = words;
  switch (state) {
    case 'created':
    case 'pending': {
      if (isProcessing) return outcome(donation, i18n.t('Almost there'), processingText(words), words);
      if (retryUrl) return declined(donation, retryUrl, words);
      if (redirectUrl && !hasReturned) return summary(donation, redirectUrl, words);
      const line = i18n.t('We are waiting for the payment. This page is updated automatically.');
      return { ...outcome(donation, i18n.t('Almost there'), line, words), refreshSec: 5 };
    }
    case 'cancelled':
    case 'expired':
    case 'failed':
      return outcome(donation, i18n.t('Not paid'), unpaidTexts[state](words), words);
    case 'refunded':
      return outcome(donation, i18n.t('Returned'), i18n.t('This donation was returned to you.'), words);
    default:
      return thanks(donation, words);
  }
}

function thanks(donation: PublicDonation, words: Words): Screen {
  const { total, campaignName } = donation;
  const { i18n } = words;
  const values = { amount: amountText(total, words), page: <bdi>{campaignName}</bdi> };
  return {
    title: i18n.t('Thank you'),
    body: (
      <>
        <h1>{i18n.t('Thank you for your donation')}</h1>
        <p>
          {sentence(words, /*i18n*/ '{amount} for {page} has arrived. Your receipt is on its way by e-mail.', values)}
        </p>
        <DonationSums donation={donation} words={words} />
        <StopDonation donation={donation} words={words} />
      </>
    ),
  };
}

/** Before paying: what will be charged, and by which provider. */
function summary(donation: PublicDonation, redirectUrl: string, words: Words): Screen {
  const { i18n } = words;
  return {
    title: i18n.t('Your donation'),
    body: (
      <>
        <h1>{sentence(words, /*i18n*/ 'Your donation to {page}', { page: <bdi>{donation.campaignName}</bdi> })}</h1>
        <DonationSums donation={donation} words={words} />
        <p>
          <a className="btn go" href={redirectUrl}>
            {i18n.t('Continue to {provider}', { provider: providerNames[donation.provider] })}
          </a>
        </p>
        <p className="quiet small">{i18n.t('Nothing has been charged yet.')}</p>
      </>
    ),
  };
}

/** PayPal declined what the donor had chosen there. */
function declined(donation: PublicDonation, retryUrl: string, words: Words): Screen {
  const { i18n } = words;
  const title = i18n.t('Your payment was declined');
  return {
    title,
    body: (
      <>
        <h1>{title}</h1>
        <p role="status">
          {i18n.t('Your payment was declined and nothing was charged. Please try another way to pay.')}
        </p>
        <DonationSums donation={donation} words={words} />
        <p>
          <a className="btn go" href={retryUrl}>
            {i18n.t('Try again at {provider}', { provider: providerNames[donation.provider] })}
          </a>
        </p>
      </>
    ),
  };
}

const outcome = (donation: PublicDonation, title: string, line: string, words: Words): Screen => ({
  title,
  body: (
    <>
      <h1>{title}</h1>
      <p>{line}</p>
      <DonationSums donation={donation} words={words} />
      <StopDonation donation={donation} words={words} />
    </>
  ),
});
