import type { Screen } from '../document/screen.js';
import type { Words } from '../words/words.js';
import { CheckoutForm } from './CheckoutForm.js';
import type { CheckoutScreenProps } from './checkout-props.js';
import { checkoutStyle } from './checkout-style.js';
import { BoughtNote, ClosedNote, HoldNote, NoticeNote } from './CheckoutNotes.js';
import { ProductIntro } from './ProductIntro.js';

/** A product and its checkout: what it is, and the form that buys it where it can be bought. */
export function checkoutScreen(props: CheckoutScreenProps, words: Words): Screen {
  const { details, quote, checkout, notice, receipt, now } = props;
  const head = notice ? <NoticeNote text={notice} /> : receipt && <BoughtNote receipt={receipt} words={words} />;
  const screen = {
    title: (checkout === null && details.product.seo.title) || details.product.title,
    creator: details.seller,
    layout: 'co-page',
    styles: [checkoutStyle],
  };
  if (!quote)
    return {
      ...screen,
      script: 'checkout',
      body: (
        <>
          {head}
          <ClosedNote details={details} words={words} />
          <ProductIntro details={details} words={words} />
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
