import type { PublicProps } from '../kit/types.js';
import { AnswerForm } from './AnswerForm.js';
import { asksSomething } from './field-types.js';
import type { FormContent } from './schema.js';
import { thankYouHref, thankYouText } from './thank-you.js';

export function Public({ data, section, context }: PublicProps<FormContent>) {
  if (!asksSomething(data.fields)) return null;
  return (
    <AnswerForm
      section={section}
      context={context}
      fields={data.fields}
      title={data.title}
      description={data.description}
      button={data.btntext || context.i18n.t('Send')}
      thanks={thankYouText(data, context.i18n)}
      thanksHref={thankYouHref(data, context)}
    />
  );
}
