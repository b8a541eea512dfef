import { taxPartsOf, type CheckoutView, type Money } from '@linkyard/contracts';
import { Fragment } from 'react';
import { amountText } from '../words/amounts.js';
import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';

export type Summary = Pick<CheckoutView, 'items' | 'totals' | 'couponCode' | 'couponKind' | 'isTaxReversed'>;

/** The items and amounts of an order; amounts that are nothing are left out, unless a coupon made them so. */
export function SummaryLines({ summary, words }: { summary: Summary; words: Words }) {
  const { items, totals, couponCode, couponKind, isTaxReversed } = summary;
  const { i18n } = words;
  const { discount, shipping, total } = totals;
  const { added, included } = taxPartsOf(totals);
  return (
    <>
      <dl className="co-lines">
        {items.map(({ title, qty, unitPrice: { amount, currency } }, index) => (
          <Fragment key={index}>
            <dt>
              <bdi>{title}</bdi>
              {qty > 1 && ` × ${qty}`}
            </dt>
            <dd className="num">{amountText({ amount: amount * qty, currency }, words)}</dd>
          </Fragment>
        ))}
        <Row label={i18n.t('Discount')} money={{ ...discount, amount: -discount.amount }} words={words} />
        {couponKind === 'freeShipping' && (
          <>
            <dt>{sentence(words, /*i18n*/ 'Coupon {code}', { code: <bdi>{couponCode}</bdi> })}</dt>
            <dd>{i18n.t('Free shipping')}</dd>
          </>
        )}
        <Row label={i18n.t('Shipping')} money={shipping} words={words} />
        <Row label={i18n.t('Tax')} money={added} words={words} />
        <Row label={i18n.t('Tax included')} money={included} words={words} />
        <dt className="sum">{i18n.t('Total')}</dt>
        <dd className="sum num">{amountText(total, words)}</dd>
      </dl>
      {isTaxReversed && <p className="small quiet">{i18n.t('Reverse charge: you account for the tax.')}</p>}
    </>
  );
}

function Row({ label, money, words }: { label: string; money: Money; words: Words }) {
  if (money.amount === 0) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd className="num">{amountText(money, words)}</dd>
    </>
  );
}
