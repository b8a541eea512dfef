import type { CheckoutView, ProductPageDetails, quoteCheckout, ReplyOf } from '@linkyard/contracts';
import type { FormValues } from '../form/form-values.js';
import type { Words } from '../words/words.js';
import type { Offer } from './offers.js';

export type Quote = ReplyOf<typeof quoteCheckout>;

/** What all that is taken asks for together. */
export interface Asked {
  asksAddress: boolean;
  asksCountry: boolean;
  /** In the reader's language. */
  countries: readonly { code: string; name: string }[];
}

export interface CheckoutScreenProps {
  details: ProductPageDetails;
  /** Null when it cannot be bought now. */
  quote: Quote | null;
  form: FormValues;
  /** A checkout that is opened again and still held. */
  checkout: CheckoutView | null;
  asked: Asked;
  /** Of `details.others`, what is taken besides the opened product. */
  taken: readonly Offer[];
  /** One sentence about what has happened. */
  notice?: string | undefined;
  /** Path of the order of a buyer who comes back after buying. Shown where there is no notice. */
  receipt?: string | undefined;
  /** Values that travel with the form: the key that makes a repeated post one checkout, and where the buyer came from. */
  hidden: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  now: number;
}

/** What the fields of a checkout are made of. */
export interface CheckoutFieldsProps {
  details: ProductPageDetails;
  form: FormValues;
  words: Words;
}
