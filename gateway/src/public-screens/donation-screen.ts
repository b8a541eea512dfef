import type { PublicDonation } from '@linkyard/contracts';
import { i18n } from '../locales/texts.js';
import { amountText } from '../locales/amount-text.js';
import { html, type Html, type HtmlValue } from './html.js';
import type { PublicScreen } from './public-screen.js';
import { stylesheet } from './stylesheet.js';

const styles = [stylesheet('.sum{display:flex;justify-content:space-between;gap:16px}.sum:last-child{margin:0}')];

const providers = { stripe: 'Stripe', paypal: 'PayPal' };
/** The total, and how often it is taken. */
function totalText({ total, interval }: PublicDonation): string {
  const amount = amountText(total);
  const texts = {
    once: amount,
    month: i18n.t('{amount} every month', { amount }),
    year: i18n.t('{amount} every year', { amount }),
  };
  return texts[interval];
}

const row = (label: string, value: HtmlValue): Html =>
  html`<p class="sum"><span class="quiet">${label}</span> <b class="num">${value}</b></p>`;

function sums(donation: PublicDonation): Html {
  const { amount, fee } = donation;
  return html`<div class="card">
    ${row(i18n.t('Donation'), amountText(amount))}${fee.amount > 0 && row(i18n.t('Fees you cover'), amountText(fee))}${row(i18n.t('Total'), totalText(donation))}
  </div>`;
}

/** Ends a donation that repeats. */
function stopping(donation: PublicDonation): HtmlValue {
  if (donation.interval === 'once') return false;
  if (donation.endedAt) return html`<p class="note">${i18n.t('This donation has ended. No more will be taken.')}</p>`;
  const hasFailed = i18n.t('The last payment failed. {provider} may try again in the next days.', {
    provider: providers[donation.provider],
  });
  return html`${donation.renewalFailedAt && html`<p class="note">${hasFailed}</p>`}
    <form method="post" action="/donate/${donation.publicId}/stop">
      <p class="quiet">${i18n.t('You can end this at any time. The mail with your receipt leads back here.')}</p>
      <p><button class="btn" type="submit">${i18n.t('End my donation')}</button></p>
    </form>`;
}

function thanks(donation: PublicDonation): PublicScreen {
  return {
    title: i18n.t('Thank you'),
    body: html`<h1>${i18n.t('Thank you for your donation')}</h1>
      <p>
        ${i18n.t('{amount} for {page} has arrived. Your receipt is on its way by e-mail.', {
          amount: amountText(donation.total),
          page: donation.campaignName,
        })}
      </p>
      ${sums(donation)}${stopping(donation)}`,
  };
}

/** Before paying: what will be charged, and by which provider. */
function summary(donation: PublicDonation, redirectUrl: string): PublicScreen {
  return {
    title: i18n.t('Your donation'),
    body: html`<h1>${i18n.t('Your donation to {page}', { page: donation.campaignName })}</h1>
      ${sums(donation)}
      <p>
        <a class="btn go" href="${redirectUrl}"
          >${i18n.t('Continue to {provider}', { provider: providers[donation.provider] })}</a
        >
      </p>
      <p class="quiet small">${i18n.t('Nothing has been charged yet.')}</p>`,
  };
}

/** PayPal declined what the donor had chosen there. */
function declined(donation: PublicDonation, retryUrl: string): PublicScreen {
  const title = i18n.t('Your payment was declined');
  return {
    title,
    body: html`<h1>${title}</h1>
      <p role="status">
        ${i18n.t('Your payment was declined and nothing was charged. Please try another way to pay.')}
      </p>
      ${sums(donation)}
      <p>
        <a class="btn go" href="${retryUrl}"
          >${i18n.t('Try again at {provider}', { provider: providers[donation.provider] })}</a
        >
      </p>`,
  };
}

const message = (donation: PublicDonation, title: string, line: string): PublicScreen => ({
  title,
  body: html`<h1>${title}</h1>
    <p>${line}</p>
    ${sums(donation)}${stopping(donation)}`,
});

const processing = () =>
  i18n.t(
    'Your payment is being processed, which can take some days. You get a mail when it arrives; please do not pay again.',
  );

const ended = {
  cancelled: () => i18n.t('This donation was cancelled. Nothing was charged.'),
  expired: () => i18n.t('There was no payment in time. Nothing was charged.'),
  failed: () => i18n.t('The payment did not go through. Nothing was charged.'),
};

/** @param hasReturned the donor comes from the provider's page, and the payment may still be on its way */
export const donationScreen = (donation: PublicDonation, hasReturned: boolean): PublicScreen => ({
  ...stateScreen(donation, hasReturned),
  styles,
  creator: receiverOf(donation),
});

/** The way back is to the page on which it was given. */
const receiverOf = ({ receiver, pagePath, campaignName }: PublicDonation) => ({
  ...receiver,
  look: receiver.look && { ...receiver.look, page: { path: pagePath, title: campaignName } },
});

function stateScreen(donation: PublicDonation, hasReturned: boolean): PublicScreen {
  const { state, redirectUrl, retryUrl, isProcessing } = donation;
  switch (state) {
    case 'created':
    case 'pending': {
      if (isProcessing) return message(donation, i18n.t('Almost there'), processing());
      if (retryUrl) return declined(donation, retryUrl);
      if (redirectUrl && !hasReturned) return summary(donation, redirectUrl);
      const line = i18n.t('We are waiting for the payment. This page is updated automatically.');
      return { ...message(donation, i18n.t('Almost there'), line), refreshSec: 5 };
    }
    case 'cancelled':
    case 'expired':
    case 'failed':
      return message(donation, i18n.t('Not paid'), ended[state]());
    case 'refunded':
      return message(donation, i18n.t('Returned'), i18n.t('This donation was returned to you.'));
    default:
      return thanks(donation);
  }
}
