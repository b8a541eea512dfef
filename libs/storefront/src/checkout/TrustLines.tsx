import type { ProductPageDetails } from '@linkyard/contracts';
import { listText } from '@linkyard/languages';
import type { Words } from '../words/words.js';
import type { Quote } from './checkout-props.js';

interface TrustLinesProps {
  details: ProductPageDetails;
  quote: Quote;
  words: Words;
}

const providerNames = { stripe: 'Stripe', paypal: 'PayPal', offline: '' };

/** Who takes the money, when it is sent, and how it comes back. */
export function TrustLines({ details, quote, words: { i18n } }: TrustLinesProps) {
  const { seller, product, delivery } = details;
  const { refundPolicy, priceModel } = product;
  const isFree = quote.totals.total.amount === 0;
  const methods = details.methods.filter(({ provider }) => isFree || quote.methods.includes(provider));
  const providers = [...new Set(methods.map(({ provider }) => providerNames[provider]))].filter((name) => name !== '');
  const names = listText(providers, i18n.language, 'disjunction');
  const isTest = methods.length > 0 && methods.every(({ mode }) => mode === 'test');
  const lines = [
    priceModel !== 'free' &&
      names !== '' &&
      i18n.t('You pay {seller} securely by {names}.', { seller: seller.name, names }),
    methods.some(({ provider }) => provider === 'offline') &&
      i18n.t('If you pay offline, {seller} tells you how after you have ordered, and keeps it for you.', {
        seller: seller.name,
      }),
    isTest && i18n.t('This seller takes test payments: no money moves.'),
    delivery.handlingDays > 0 &&
      i18n.t('Sent within {days, plural, one {# day} other {# days}}.', { days: delivery.handlingDays }),
    refundPolicy.days > 0 &&
      i18n.t('Money back within {days, plural, one {# day} other {# days}}.', { days: refundPolicy.days }),
    refundPolicy.text,
  ];
  return (
    <div className="co-trust quiet small">
      {lines.map(
        (line, index) =>
          line && (
            <p key={index} dir="auto">
              {line}
            </p>
          ),
      )}
    </div>
  );
}
