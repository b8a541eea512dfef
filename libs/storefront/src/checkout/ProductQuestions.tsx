import type { ProductPageDetails } from '@linkyard/contracts';
import { CheckField, SelectField } from '../form/ChoiceFields.js';
import { TextArea, TextField } from '../form/TextField.js';
import type { CheckoutFieldsProps } from './checkout-props.js';

type Question = ProductPageDetails['product']['checkout']['fields'][number];

/** What the seller asks of each buyer. */
export const ProductQuestions = ({ details, ...shared }: CheckoutFieldsProps) =>
  details.product.checkout.fields.map((question) => (
    <ProductQuestion key={question.id} question={question} {...shared} />
  ));

function ProductQuestion({
  question: { id, title, type, required, options },
  form,
  words: { i18n },
}: Omit<CheckoutFieldsProps, 'details'> & { question: Question }) {
  const label = required || type === 'checkbox' ? title : i18n.t('{title} (optional)', { title });
  const field = { form, name: `answer.${id}`, label, required };
  switch (type) {
    case 'checkbox':
      return <CheckField {...field} />;
    case 'textarea':
      return <TextArea {...field} maxLength={1000} />;
    case 'date':
      return <TextField {...field} type="date" />;
    case 'text':
      return <TextField {...field} maxLength={1000} />;
    default: {
      const choices = options.map((option) => ({ value: option, text: option }));
      return <SelectField {...field} options={[{ value: '', text: i18n.t('Choose one') }, ...choices]} />;
    }
  }
}
