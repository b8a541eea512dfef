import { HiddenField } from '../form/FormParts.js';
import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';
import type { Quote } from './checkout-props.js';

interface PayBarProps {
  quote: Quote;
  hasPrice: boolean;
  words: Words;
}

/** The total and the button that pays it, pinned to the bottom of a phone. */
export function PayBar({ quote, hasPrice, words }: PayBarProps) {
  const { total } = quote.totals;
  const { i18n } = words;
  if (!hasPrice)
    return (
      <div className="co-pay" id="pay">
        <button className="btn go" name="action" value="pay">
          {i18n.t('Continue')}
        </button>
      </div>
    );
  return (
    <div className="co-pay" id="pay">
      <HiddenField name="shown" value={`${total.currency}:${total.amount}`} />
      <div className="co-total">
        <span>{i18n.t('Total')}</span>
        <span className="num">{amountText(total, words)}</span>
      </div>
      <button className="btn go" name="action" value="pay" disabled={quote.isAmountRefused}>
        {payText(quote, words)}
      </button>
    </div>
  );
}

function payText({ totals: { total }, methods }: Quote, words: Words): string {
  const { i18n } = words;
  const amount = amountText(total, words);
  if (total.amount === 0) return i18n.t('Get it for free');
  const isOffline = methods.length === 1 && methods[0] === 'offline';
  return isOffline ? i18n.t('Order for {amount}', { amount }) : i18n.t('Pay {amount}', { amount });
}
