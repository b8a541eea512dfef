import { aQuote, checkoutProps, productDetails } from './example-records.js';
import type { CheckoutScreenProps } from './checkout-props.js';

/** A checkout for previews of how a site looks: of a made-up product, whose seller has no page. */
export function exampleCheckout(made: { title: string; about: string; seller: string }): CheckoutScreenProps {
  const quote = aQuote();
  return checkoutProps({
    details: productDetails(
      { title: made.title, shortDescription: made.about },
      { address: null, seller: { name: made.seller, picture: '', look: null } },
    ),
    quote: { ...quote, items: quote.items.map((item) => ({ ...item, title: made.title })) },
  });
}
