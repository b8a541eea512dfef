import type { Screen } from '../document/screen.js';
import type { Words } from '../words/words.js';
import { AboutProduct } from './AboutProduct.js';
import { CheckoutForm } from './CheckoutForm.js';
import type { CheckoutScreenProps } from './checkout-props.js';
import { checkoutStyle } from './checkout-style.js';
import { BoughtNote, ClosedNote, HoldNote, NoticeNote } from './CheckoutNotes.js';
import { ProductItem } from './ProductItem.js';

/** A product and its checkout: what it is, and the form that buys it where it can be bought. */
export function checkoutScreen(props: CheckoutScreenProps, words: Words): Screen {
  const { details, quote, checkout, notice, receipt, now } = props;
  const head = notice ? <NoticeNote text={notice} /> : receipt && <BoughtNote receipt={receipt} words={words} />;
  const screen = {
    title: details.product.title,
    creator: details.seller,
    layout: 'co-page',
    styles: [checkoutStyle],
  };
  if (!quote)
    return {
      ...screen,
      body: (
        <>
          {head}
          <div className="card">
            <ProductItem details={details} words={words} />
          </div>
          <ClosedNote details={details} words={words} />
          <AboutProduct details={details} words={words} />
        </>
      ),
    };
  return {
    ...screen,
    script: 'checkout',
    body: (
      <>
        {head}
        {checkout && <HoldNote expiresAt={checkout.expiresAt} now={now} words={words} />}
        <CheckoutForm {...props} quote={quote} words={words} />
      </>
    ),
  };
}
