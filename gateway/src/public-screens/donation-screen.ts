import { formatAmount, type Money, type PublicDonation } from '@linkyard/contracts';
import { html, type Html, type HtmlValue } from './html.js';
import type { PublicScreen } from './public-screen.js';
import { stylesheet } from './stylesheet.js';

const styles = [stylesheet('.sum{display:flex;justify-content:space-between;gap:16px}.sum:last-child{margin:0}')];

const rhythms = { once: '', month: ' every month', year: ' every year' };
const providers = { stripe: 'Stripe', paypal: 'PayPal' };
const text = ({ amount, currency }: Money) => formatAmount(amount, currency, 'en');

const row = (label: string, value: HtmlValue): Html =>
  html`<p class="sum"><span class="quiet">${label}</span> <b class="num">${value}</b></p>`;

function sums({ amount, fee, total, interval }: PublicDonation): Html {
  return html`<div class="card">
    ${row('Donation', text(amount))}${fee.amount > 0 && row('Fees you cover', text(fee))}${row('Total', `${text(total)}${rhythms[interval]}`)}
  </div>`;
}

const back = ({ pagePath, campaignName }: PublicDonation): Html =>
  html`<p><a href="${pagePath}">Back to ${campaignName}</a></p>`;

/** Ends a donation that repeats. */
function stopping(donation: PublicDonation): HtmlValue {
  if (donation.interval === 'once') return false;
  if (donation.endedAt) return html`<p class="note">This donation has ended. No more will be taken.</p>`;
  return html`<form method="post" action="/donate/${donation.publicId}/stop">
    <p class="quiet">You can end this at any time. The mail with your receipt leads back here.</p>
    <p><button class="btn" type="submit">End my donation</button></p>
  </form>`;
}

function thanks(donation: PublicDonation): PublicScreen {
  return {
    title: 'Thank you',
    body: html`<h1>Thank you for your donation</h1>
      <p>${text(donation.total)} for ${donation.campaignName} has arrived. Your receipt is on its way by e-mail.</p>
      ${sums(donation)}${stopping(donation)}${back(donation)}`,
  };
}

/** Before paying: what will be charged, and by which provider. */
function summary(donation: PublicDonation, redirectUrl: string): PublicScreen {
  return {
    title: 'Your donation',
    body: html`<h1>Your donation to ${donation.campaignName}</h1>
      ${sums(donation)}
      <p><a class="btn go" href="${redirectUrl}">Continue to ${providers[donation.provider]}</a></p>
      <p class="quiet small">Nothing has been charged yet.</p>
      ${back(donation)}`,
  };
}

const message = (donation: PublicDonation, title: string, line: string): PublicScreen => ({
  title,
  body: html`<h1>${title}</h1>
    <p>${line}</p>
    ${sums(donation)}${stopping(donation)}${back(donation)}`,
});

const ended = {
  cancelled: 'This donation was cancelled. Nothing was charged.',
  expired: 'There was no payment in time. Nothing was charged.',
  failed: 'The payment did not go through. Nothing was charged.',
};

/** @param hasReturned the donor comes from the provider's page, and the payment may still be on its way */
export const donationScreen = (donation: PublicDonation, hasReturned: boolean): PublicScreen => ({
  ...stateScreen(donation, hasReturned),
  styles,
});

function stateScreen(donation: PublicDonation, hasReturned: boolean): PublicScreen {
  const { state, redirectUrl } = donation;
  switch (state) {
    case 'created':
    case 'pending': {
      if (redirectUrl && !hasReturned) return summary(donation, redirectUrl);
      const line = 'We are waiting for the payment. This page looks again by itself.';
      return { ...message(donation, 'Almost there', line), refreshSec: 5 };
    }
    case 'cancelled':
    case 'expired':
    case 'failed':
      return message(donation, 'Not paid', ended[state]);
    case 'refunded':
      return message(donation, 'Returned', 'This donation was returned to you.');
    default:
      return thanks(donation);
  }
}
