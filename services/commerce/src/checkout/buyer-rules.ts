import {
  fieldError,
  isCalendarDate,
  offeredOption,
  type createCheckout,
  type FieldError,
  type PlainFieldCode,
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
  const missing: [boolean, string, PlainFieldCode][] = [
    [needsCountry && buyer.country === '', 'buyer.country', 'commerce.country_missing'],
    [
      buyer.address === '' && some(({ shipping, checkout }) => shipping.required || checkout.askAddress),
      'buyer.address',
      'commerce.postal_address_missing',
    ],
    [buyer.phone === '' && some(({ checkout }) => checkout.askPhone), 'buyer.phone', 'commerce.phone_missing'],
    [buyer.phone !== '' && !readPhone(buyer.phone), 'buyer.phone', 'core.not_phone'],
    [
      !termsAccepted && some(({ checkout }) => checkout.termsText !== ''),
      'termsAccepted',
      'commerce.terms_not_accepted',
    ],
  ];
  const problems = missing.flatMap(([isMissing, path, code]) => (isMissing ? fieldError(path, code) : []));
  const fields = products.flatMap(({ checkout }) => checkout.fields);
  return [...problems, ...fields.flatMap((field) => answerProblem(field, wanted.answers[field.id] ?? ''))];
}

function answerProblem({ id, type, required, options }: Field, value: string): Problem[] {
  const problem = (code: PlainFieldCode) => [fieldError(`answers.${id}`, code)];
  if (value === '') return required ? problem('commerce.answer_missing') : [];
  if (type === 'select' && offeredOption(options, value) === undefined) return problem('commerce.option_not_offered');
  if (type === 'checkbox' && value !== 'yes') return problem('commerce.not_box');
  if (type === 'date' && !isCalendarDate(value)) return problem('commerce.not_answer_date');
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
