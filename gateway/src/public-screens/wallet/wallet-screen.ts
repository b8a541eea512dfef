import { shownEmail } from '@linkyard/contracts';
import type { openWallet, ReplyOf } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../../locales/amount-text.js';
import { dateText, timeText } from '../../locales/calendar-days.js';
import { textField } from '../form-fields.js';
import type { FormState } from '../form-state.js';
import { html, type HtmlValue } from '../html.js';
import type { PublicScreen } from '../public-screen.js';
import { sentence } from '../sentence.js';
import { stylesheet } from '../stylesheet.js';
import { orderCard } from './order-card.js';

type Wallet = ReplyOf<typeof openWallet>;
type Donation = Wallet['donations'][number];
type Booking = NonNullable<Wallet['bookings']>[number];

const style = stylesheet(`
.row{display:flex;gap:16px;justify-content:space-between;margin:0;padding:8px 0;border-top:1px solid var(--line)}
.row+:not(.row){margin-top:8px}
.row b{flex:none;unicode-bidi:plaintext;font-variant-numeric:tabular-nums}
.card h2 span{float:inline-end;font-weight:400}
.state{display:inline-block;padding:2px 10px;border-radius:10px;font-size:14px;line-height:20px;font-weight:600;background:var(--soft)}
.state.waiting{background:var(--warn)}
.state.over{background:none;box-shadow:inset 0 0 0 1px var(--line);color:var(--quiet)}
.words{white-space:pre-line}
`);

function givenText({ completedAt, interval }: Donation, timeZone: string): string {
  const day = dateText(completedAt, timeZone);
  if (interval === 'once') return day;
  return interval === 'month' ? i18n.t('{day}, every month', { day }) : i18n.t('{day}, every year', { day });
}

function titleOf({ sellerName: seller, orders, donations, bookings }: Wallet): string {
  if (orders.length > 0 || (donations.length === 0 && !bookings?.length))
    return i18n.t('Your orders from {seller}', { seller });
  return bookings?.length
    ? i18n.t('Your bookings with {seller}', { seller })
    : i18n.t('Your donations to {seller}', { seller });
}

/** Bookings, orders with their state, receipts and downloads, and donations, each the newest first. */
export function walletScreen(wallet: Wallet): PublicScreen {
  const { seller, timeZone, email, orders, donations, bookings } = wallet;
  const isEmpty = orders.length === 0 && donations.length === 0 && bookings?.length === 0;
  const title = titleOf(wallet);
  return {
    title,
    creator: seller,
    styles: [style],
    body: html`<h1>${title}</h1>
      <p class="quiet">
        ${sentence(/*i18n*/ 'For {email}. Anyone with this link can see this page.', { email: html`<b>${shownEmail(email)}</b>` })}
      </p>
      ${isEmpty && html`<div class="note"><p>${i18n.t('There is nothing here yet.')}</p></div>`}${bookingsPart(bookings)}${orders.map((order) => orderCard(order, timeZone))}${
        donations.length > 0 &&
        html`<section class="card">
          <h2>${i18n.t('Donations')}</h2>
          ${donations.map((donation) => donationRow(donation, timeZone))}
        </section>`
      }`,
  };
}

const stateTexts: Record<Booking['state'], () => string> = {
  awaitingPayment: () => i18n.t('Waits for payment'),
  awaitingApproval: () => i18n.t('Waits for an answer'),
  confirmed: () => i18n.t('Confirmed'),
  completed: () => i18n.t('Over'),
  noShow: () => i18n.t('Missed'),
  cancelled: () => i18n.t('Cancelled'),
  rejected: () => i18n.t('Declined'),
  expired: () => i18n.t('Expired'),
  rescheduled: () => i18n.t('Moved'),
  pending: () => i18n.t('Waits for an answer'),
  approved: () => i18n.t('Registered'),
  waitlisted: () => i18n.t('On the waiting list'),
  attended: () => i18n.t('Attended'),
  absent: () => i18n.t('Missed'),
  denied: () => i18n.t('Declined'),
};

const bookingsPart = (bookings: Wallet['bookings']): HtmlValue => {
  if (bookings === null)
    return html`<div class="note"><p>${i18n.t('Your bookings cannot be shown right now.')}</p></div>`;
  if (bookings.length === 0) return null;
  return html`<section class="card">
    <h2>${i18n.t('Bookings')}</h2>
    ${bookings.map(
      ({ title, startAt, timeZone, state, path, joinPath, receiptPath }) =>
        html`<p class="row">
          <span
            ><a href="${path}"><bdi>${title}</bdi></a
            ><br /><span class="quiet small"
              >${startAt === null ? i18n.t('At any time') : momentOf(startAt, timeZone)}${joinPath !== '' && html` · <a href="${joinPath}">${i18n.t('Join')}</a>`}${receiptPath !== '' && html` · <a href="${receiptPath}">${i18n.t('Receipt (PDF)')}</a>`}</span
            ></span
          ><b>${stateTexts[state]()}</b>
        </p>`,
    )}
  </section>`;
};

const momentOf = (at: string, timeZone: string): string => `${dateText(at, timeZone)}, ${timeText(at, timeZone)}`;

/** What became of a donation that is not simply given. */
function donationState({ state, renewalFailedAt }: Donation): string {
  if (state === 'partiallyRefunded') return i18n.t('Returned in part');
  if (state === 'refunded') return i18n.t('Returned');
  if (state === 'disputed') return i18n.t('Disputed');
  if (state === 'lost') return i18n.t('Taken back by the bank');
  return renewalFailedAt === null ? '' : i18n.t('The last payment failed');
}

function donationRow(donation: Donation, timeZone: string): HtmlValue {
  const { campaignName, total, path, receiptPath, receiptNumber } = donation;
  const state = donationState(donation);
  return html`<p class="row">
    <span
      ><a href="${path}"><bdi>${campaignName}</bdi></a
      ><br /><span class="quiet small"
        >${givenText(donation, timeZone)}${receiptNumber !== null && html` · <a href="${receiptPath}">${i18n.t('Receipt {number} (PDF)', { number: receiptNumber })}</a>`}${state && html` · ${state}`}</span
      ></span
    ><b>${amountText(total)}</b>
  </p>`;
}

/** Where a lost link is asked for. */
export const lostScreen = (form: FormState): PublicScreen => ({
  title: i18n.t('Send me my links'),
  layout: 'middle',
  body: html`<h1>${i18n.t('Send me my links')}</h1>
    <p>
      ${i18n.t('We send the links to your orders, downloads, bookings and donations to the e-mail address you used.')}
    </p>
    <form method="post" action="/wallet/lost">
      ${textField(form, { name: 'email', label: i18n.t('E-mail'), type: 'email', autocomplete: 'email', required: true })}
      <button class="btn go">${i18n.t('Send the links')}</button>
    </form>`,
});
