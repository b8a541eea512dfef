import type { openWallet, ReplyOf } from '@linkyard/contracts';
import { amountText } from '../amount-text.js';
import { textField } from '../form-fields.js';
import type { FormState } from '../form-state.js';
import { html, type HtmlValue } from '../html.js';
import type { PublicScreen } from '../public-screen.js';
import { stylesheet } from '../stylesheet.js';

type Wallet = ReplyOf<typeof openWallet>;
type Order = Wallet['orders'][number];
type Donation = Wallet['donations'][number];
type Booking = NonNullable<Wallet['bookings']>[number];

const style = stylesheet(`
.row{display:flex;gap:16px;justify-content:space-between;padding:8px 0;border-top:1px solid var(--line)}
.row b{flex:none;font-variant-numeric:tabular-nums}
.card h2 span{float:inline-end;font-weight:400}
`);
const paymentWords: Partial<Record<Order['paymentState'], string>> = {
  refunded: 'Refunded',
  partiallyRefunded: 'Refunded in part',
  disputed: 'Disputed',
};
const rhythms = { once: '', month: ', every month', year: ', every year' };

/** Orders with receipts and downloads, and donations, the newest first. */
export function walletScreen({ sellerName, email, orders, donations, bookings }: Wallet): PublicScreen {
  const isEmpty = orders.length === 0 && donations.length === 0 && bookings?.length === 0;
  return {
    title: `Your orders from ${sellerName}`,
    siteTitle: sellerName,
    styles: [style],
    body: html`<h1>Your orders from ${sellerName}</h1>
      <p class="quiet">For <b>${email}</b>. Whoever has this link sees this page.</p>
      ${isEmpty && html`<div class="note"><p>There is nothing here yet.</p></div>`}${bookingsPart(bookings)}${orders.map(orderCard)}${
        donations.length > 0 &&
        html`<section class="card">
          <h2>Donations</h2>
          ${donations.map(donationRow)}
        </section>`
      }`,
  };
}

const orderCard = (order: Order): HtmlValue =>
  html`<section class="card">
    <h2>Order ${order.number ?? ''} <span class="quiet small">${dayOf(order.paidAt)}</span></h2>
    ${order.lines.map(
      ({ title, qty, total }) => html`<p class="row"><span>${qty} × ${title}</span><b>${amountText(total)}</b></p>`,
    )}
    <p class="row"><span>Total</span><b>${amountText(order.total)}</b></p>
    ${
      order.refunded.amount > 0 &&
      html`<p class="row">
        <span>${paymentWords[order.paymentState] ?? 'Refunded'}</span><b>${amountText(order.refunded)}</b>
      </p>`
    }${order.downloadPath !== '' && html`<p><a class="btn go" href="${order.downloadPath}">Open the downloads</a></p>`}
    <p><a href="${order.receiptPath}">Receipt (PDF)</a></p>
  </section>`;

const stateWords: Record<Booking['state'], string> = {
  awaitingPayment: 'Waits for payment',
  awaitingApproval: 'Waits for an answer',
  confirmed: 'Confirmed',
  completed: 'Over',
  noShow: 'Missed',
  cancelled: 'Cancelled',
  rejected: 'Declined',
  expired: 'Expired',
  rescheduled: 'Moved',
  pending: 'Waits for an answer',
  approved: 'Registered',
  waitlisted: 'On the waiting list',
  attended: 'Attended',
  absent: 'Missed',
  denied: 'Declined',
};

const bookingsPart = (bookings: Wallet['bookings']): HtmlValue => {
  if (bookings === null) return html`<div class="note"><p>Your bookings cannot be shown right now.</p></div>`;
  if (bookings.length === 0) return null;
  return html`<section class="card">
    <h2>Bookings</h2>
    ${bookings.map(
      ({ title, startAt, timeZone, state, path, joinPath, receiptPath }) =>
        html`<p class="row">
          <span
            ><a href="${path}">${title}</a><br /><span class="quiet small"
              >${startAt === null ? 'At any time' : momentOf(startAt, timeZone)}${joinPath !== '' && html` · <a href="${joinPath}">Join</a>`}${receiptPath !== '' && html` · <a href="${receiptPath}">Receipt (PDF)</a>`}</span
            ></span
          ><b>${stateWords[state]}</b>
        </p>`,
    )}
  </section>`;
};

const momentOf = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });

const donationRow = ({
  campaignName,
  total,
  interval,
  completedAt,
  path,
  receiptPath,
  receiptNumber,
}: Donation): HtmlValue =>
  html`<p class="row">
    <span
      ><a href="${path}">${campaignName}</a><br /><span class="quiet small"
        >${dayOf(completedAt)}${rhythms[interval]}${receiptNumber !== null && html` · <a href="${receiptPath}">Receipt ${receiptNumber} (PDF)</a>`}</span
      ></span
    ><b>${amountText(total)}</b>
  </p>`;

/** Where a lost link is asked for. */
export const lostScreen = (form: FormState): PublicScreen => ({
  title: 'Send me my links',
  layout: 'middle',
  body: html`<h1>Send me my links</h1>
    <p>We send the links to your orders, downloads and donations to the e-mail address you bought with.</p>
    <form method="post" action="/wallet/lost">
      ${textField(form, { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', required: true })}
      <button class="btn go">Send the links</button>
    </form>`,
});

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
