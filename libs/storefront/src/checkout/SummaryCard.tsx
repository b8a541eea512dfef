import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';
import type { Quote } from './checkout-props.js';
import { NoticeNote } from './CheckoutNotes.js';
import { SummaryLines } from './SummaryLines.js';

interface SummaryCardProps {
  quote: Quote;
  hasPrice: boolean;
  words: Words;
}

/** What is bought and what it costs. Without a script its button brings it up to date. */
export function SummaryCard({ quote, hasPrice, words }: SummaryCardProps) {
  const { i18n } = words;
  return (
    <section className="card" id="summary" aria-label={i18n.t('Summary')}>
      <h2>{i18n.t('Summary')}</h2>
      {hasPrice ? (
        <>
          <SummaryLines summary={quote} words={words} />
          <UnpayableNote quote={quote} words={words} />
        </>
      ) : (
        <p>{i18n.t('Enter your price to see the total.')}</p>
      )}
      <button className="btn co-nojs" name="action" value="update" formNoValidate>
        {i18n.t('Update total')}
      </button>
    </section>
  );
}

/** Why an order that costs something cannot be paid. */
function UnpayableNote({ quote, words }: Omit<SummaryCardProps, 'hasPrice'>) {
  const { totals, methods, isAmountRefused } = quote;
  const { i18n } = words;
  if (totals.total.amount === 0 || methods.length > 0) return null;
  const text = isAmountRefused
    ? i18n.t('The seller has no payment provider that can charge {amount}.', {
        amount: amountText(totals.total, words),
      })
    : i18n.t('The seller cannot take payments right now.');
  return <NoticeNote text={text} />;
}
