import { HiddenField, WrongNote } from '../form/FormParts.js';
import type { Words } from '../words/words.js';
import { BasketFields } from './BasketFields.js';
import { BuyerFields } from './BuyerFields.js';
import type { CheckoutScreenProps, Quote } from './checkout-props.js';
import { BumpField } from './BumpField.js';
import { CouponField } from './CouponField.js';
import { ItemFields } from './ItemFields.js';
import { NoteField, ProviderField, TermsField } from './OrderFields.js';
import { PayBar } from './PayBar.js';
import { ProductIntro } from './ProductIntro.js';
import { ProductQuestions } from './ProductQuestions.js';
import { SummaryCard } from './SummaryCard.js';
import { TrustLines } from './TrustLines.js';

interface CheckoutFormProps extends CheckoutScreenProps {
  quote: Quote;
  words: Words;
}

/** The product with its form on the left, what it costs on the right; one column on a phone. */
export function CheckoutForm({ details, quote, form, asked, taken, hidden, words }: CheckoutFormProps) {
  const shared = { details, form, words };
  // The total of a price that cannot be read is not known.
  const hasPrice = form.error('price') === undefined;
  return (
    <form className="co" method="post" noValidate>
      <div>
        <WrongNote form={form} words={words} />
        <ProductIntro details={details} words={words} />
        <ItemFields {...shared} />
        <BasketFields {...shared} taken={taken} />
        <BumpField {...shared} />
        <CouponField {...shared} />
        <BuyerFields {...shared} asked={asked} />
        <ProductQuestions {...shared} />
        <NoteField {...shared} />
        <ProviderField methods={quote.methods} form={form} words={words} />
        <TermsField {...shared} />
        {Object.entries(hidden).map(([name, value]) => (
          <HiddenField key={name} name={name} value={value} />
        ))}
      </div>
      <div className="co-right">
        <SummaryCard quote={quote} hasPrice={hasPrice} words={words} />
        <div>
          <TrustLines details={details} quote={quote} words={words} />
        </div>
        <PayBar quote={quote} hasPrice={hasPrice} words={words} />
      </div>
    </form>
  );
}
