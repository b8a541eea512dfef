import {
  isCalendarDate,
  offeredOption,
  type createCheckout,
  type FieldError,
  type RequestOf,
} from '@linkyard/contracts';
import { readPhone } from '@linkyard/phones';
import type { Product } from '../products/product.schema.js';

export type Problem = FieldError;
export interface Answer {
  id: string;
  /** The question as it was then. */
  title: string;
  value: string;
}
type Wanted = RequestOf<typeof createCheckout>;
/** What the seller may ask for. */
export type Asked = Pick<Wanted, 'answers' | 'termsAccepted'> & {
  buyer: Pick<Wanted['buyer'], 'country' | 'address' | 'phone'>;
};
type Field = Product['checkout']['fields'][number];

/** What the seller asks of the buyer and has not been given. @param needsCountry where shipping or tax depends on it */
export function buyerProblems(products: readonly Product[], wanted: Asked, needsCountry: boolean): Problem[] {
  const { buyer, termsAccepted } = wanted;
  const some = (asks: (product: Product) => boolean) => products.some(asks);
  const missing: [boolean, string, string][] = [
    [needsCountry && buyer.country === '', 'buyer.country', 'Choose your country.'],
    [
      buyer.address === '' && some(({ shipping, checkout }) => shipping.required || checkout.askAddress),
      'buyer.address',
      'Where should it be sent to?',
    ],
    [buyer.phone === '' && some(({ checkout }) => checkout.askPhone), 'buyer.phone', 'Enter your phone number.'],
    [buyer.phone !== '' && !readPhone(buyer.phone), 'buyer.phone', 'Please enter a valid phone number.'],
    [
      !termsAccepted && some(({ checkout }) => checkout.termsText !== ''),
      'termsAccepted',
      'Please accept the terms to continue.',
    ],
  ];
  const problems = missing.flatMap(([isMissing, path, message]) => (isMissing ? { path, message } : []));
  const fields = products.flatMap(({ checkout }) => checkout.fields);
  return [...problems, ...fields.flatMap((field) => answerProblem(field, wanted.answers[field.id] ?? ''))];
}

function answerProblem({ id, type, required, options }: Field, value: string): Problem[] {
  const problem = (message: string) => [{ path: `answers.${id}`, message }];
  if (value === '') return required ? problem('Please answer this question.') : [];
  if (type === 'select' && offeredOption(options, value) === undefined) return problem('Choose one of the options.');
  if (type === 'checkbox' && value !== 'yes') return problem('Tick the box or leave it empty.');
  if (type === 'date' && !isCalendarDate(value)) return problem('Enter a date such as 2026-05-01.');
  return [];
}

/** What was answered to the questions that were put; anything else is left out. */
export const answersOf = (products: readonly Product[], answers: Wanted['answers']): Answer[] =>
  products
    .flatMap(({ checkout }) => checkout.fields)
    .flatMap(({ id, title, options }) => {
      const typed = answers[id] ?? '';
      const value = offeredOption(options, typed) ?? typed;
      return value === '' ? [] : [{ id, title, value }];
    });
