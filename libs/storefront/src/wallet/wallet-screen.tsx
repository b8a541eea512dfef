import { shownEmail, type openWallet, type ReplyOf } from '@linkyard/contracts';
import type { Screen } from '../document/screen.js';
import { stylesheet } from '../document/stylesheet.js';
import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';
import { BookingRows } from './BookingRows.js';
import { DonationRows } from './DonationRows.js';
import { OrderCard } from './OrderCard.js';

export type Wallet = ReplyOf<typeof openWallet>;

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

/** Bookings, orders with their state, receipts and downloads, and donations, each the newest first. */
export function walletScreen(wallet: Wallet, words: Words): Screen {
  const { seller, timeZone, email, orders, donations, bookings } = wallet;
  const { i18n } = words;
  const isEmpty = orders.length === 0 && donations.length === 0 && bookings?.length === 0;
  const title = titleOf(wallet, words);
  return {
    title,
    creator: seller,
    styles: [style],
    body: (
      <>
        <h1 dir="auto">{title}</h1>
        <p className="quiet">
          {sentence(words, /*i18n*/ 'For {email}. Anyone with this link can see this page.', {
            email: <b>{shownEmail(email)}</b>,
          })}
        </p>
        {isEmpty && (
          <div className="note">
            <p>{i18n.t('There is nothing here yet.')}</p>
          </div>
        )}
        <BookingRows bookings={bookings} words={words} />
        {orders.map((order, index) => (
          <OrderCard key={index} order={order} timeZone={timeZone} words={words} />
        ))}
        <DonationRows donations={donations} timeZone={timeZone} words={words} />
      </>
    ),
  };
}

function titleOf({ sellerName: seller, orders, donations, bookings }: Wallet, { i18n }: Words): string {
  if (orders.length > 0 || (donations.length === 0 && !bookings?.length))
    return i18n.t('Your orders from {seller}', { seller });
  return bookings?.length
    ? i18n.t('Your bookings with {seller}', { seller })
    : i18n.t('Your donations to {seller}', { seller });
}
