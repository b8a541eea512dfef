import type { PublicAppointmentView } from '@linkyard/contracts';
import type { Words } from '../words/words.js';
import { CheckField, CheckGroup, RadioField, SelectField } from './ChoiceFields.js';
import { questionPrefix, type FormValues } from './form-values.js';
import { TextArea, TextField } from './TextField.js';

type Question = PublicAppointmentView['questions'][number];
interface QuestionFieldsProps {
  questions: readonly Question[];
  form: FormValues;
  words: Words;
}

/** The questions of a creator as fields. */
export const QuestionFields = ({ questions, ...shared }: QuestionFieldsProps) =>
  questions.map((question) => <QuestionField key={question.id} question={question} {...shared} />);

function QuestionField({
  question,
  form,
  words: { i18n },
}: Omit<QuestionFieldsProps, 'questions'> & { question: Question }) {
  const { id, title, type, required, options } = question;
  const label = required || type === 'checkbox' ? title : i18n.t('{title} (optional)', { title });
  const field = { form, name: `${questionPrefix}${id}`, label };
  const choices = options.map((option) => ({ value: option, text: option }));
  switch (type) {
    case 'textarea':
      return <TextArea {...field} required={required} maxLength={4000} />;
    case 'checkbox':
      return <CheckField {...field} required={required} />;
    case 'radio':
      return <RadioField {...field} required={required} options={choices} initial="" />;
    case 'group checkbox':
      return <CheckGroup {...field} options={choices} />;
    case 'select': {
      const offered = [{ value: '', text: i18n.t('Please choose') }, ...choices];
      return <SelectField {...field} required={required} options={offered} />;
    }
    default:
      return <TextField {...field} required={required} type={type === 'phone' ? 'tel' : type} maxLength={4000} />;
  }
}
