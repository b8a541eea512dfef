import type { openWallet, ReplyOf } from '@linkyard/contracts';
import type { ReactNode } from 'react';
import { amountText } from '../words/amounts.js';
import { dateText } from '../words/days.js';
import type { Words } from '../words/words.js';
import { orderStateOf } from './order-state.js';
import { ParcelNote } from './ParcelNote.js';

export type WalletOrder = ReplyOf<typeof openWallet>['orders'][number];
interface OrderCardProps {
  order: WalletOrder;
  /** Of the days. */
  timeZone: string;
  words: Words;
}

/** An order with its state, its amounts, what was sent, and what it opens. */
export function OrderCard({ order, timeZone, words }: OrderCardProps) {
  const { number, at, howToPay, parcels, downloads, downloadPath, receiptPath } = order;
  const { i18n } = words;
  const { text, tone } = orderStateOf(order, words);
  const isSplit = parcels.length > 1 || order.state === 'partiallyFulfilled';
  return (
    <section className="card">
      <h2>
        {number === null ? i18n.t('Order') : i18n.t('Order {number}', { number })}{' '}
        <span className="quiet small">{dateText(at, words, timeZone)}</span>
      </h2>
      <p className={`state ${tone}`}>{text}</p>
      <Amounts order={order} words={words} />
      {howToPay !== '' && (
        <section className="note" aria-label={i18n.t('How to pay')}>
          <p className="label">{i18n.t('How to pay')}</p>
          <p className="words" dir="auto">
            {howToPay}
          </p>
        </section>
      )}
      {parcels.map((parcel, index) => (
        <ParcelNote key={index} parcel={parcel} isSplit={isSplit} timeZone={timeZone} words={words} />
      ))}
      {downloads.map((download, index) => (
        <p key={index} className="quiet small">
          <bdi>{download.title}</bdi>: <bdi>{leftOf(download, timeZone, words)}</bdi>
        </p>
      ))}
      {downloadPath !== '' && (
        <p>
          <a className="btn go" href={downloadPath}>
            {i18n.t('Open the downloads')}
          </a>
        </p>
      )}
      {receiptPath !== '' && (
        <p>
          <a href={receiptPath}>{i18n.t('Receipt (PDF)')}</a>
        </p>
      )}
    </section>
  );
}

function Amounts({ order, words }: Omit<OrderCardProps, 'timeZone'>) {
  const { lines, shipping, total, refunded, paymentState } = order;
  const { i18n } = words;
  return (
    <>
      {lines.map(({ qty, title, total: amount }, index) => (
        <Row key={index} amount={amountText(amount, words)}>
          {qty} × <bdi>{title}</bdi>
        </Row>
      ))}
      {shipping.amount > 0 && <Row amount={amountText(shipping, words)}>{i18n.t('Shipping')}</Row>}
      <Row amount={amountText(total, words)}>{i18n.t('Total')}</Row>
      {refunded.amount > 0 && <Row amount={amountText(refunded, words)}>{refundedText(paymentState, words)}</Row>}
    </>
  );
}

const Row = ({ children, amount }: { children: ReactNode; amount: string }) => (
  <p className="row">
    <span>{children}</span>
    <b>{amount}</b>
  </p>
);

function refundedText(state: WalletOrder['paymentState'], { i18n }: Words): string {
  if (state === 'partiallyRefunded') return i18n.t('Refunded in part');
  return state === 'disputed' ? i18n.t('Disputed') : i18n.t('Refunded');
}

/** What is left of a download. */
function leftOf(
  { state, remaining, expiresAt }: WalletOrder['downloads'][number],
  timeZone: string,
  words: Words,
): string {
  const { i18n } = words;
  if (state === 'revoked') return i18n.t('withdrawn by the seller');
  if (state === 'expired') return i18n.t('the time to download has ended');
  if (state === 'exhausted') return i18n.t('all downloads are used');
  const left = remaining === null ? i18n.t('no limit') : i18n.t('{remaining} left', { remaining });
  return expiresAt === null ? left : `${left}, ${i18n.t('until {day}', { day: dateText(expiresAt, words, timeZone) })}`;
}
