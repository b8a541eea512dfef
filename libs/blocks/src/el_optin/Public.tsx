import { AnswerForm } from '../el_form/AnswerForm.js';
import { thankYouHref, thankYouText } from '../el_form/thank-you.js';
import type { PublicProps } from '../kit/types.js';
import { optinFields } from './optin-fields.js';
import type { OptinContent } from './schema.js';

export function Public({ data, section, context }: PublicProps<OptinContent>) {
  return (
    <AnswerForm
      section={section}
      context={context}
      fields={optinFields(data, context.i18n)}
      title={data.title}
      description={data.description}
      button={data.btnText || context.i18n.t('Subscribe')}
      thanks={thankYouText(data, context.i18n)}
      thanksHref={thankYouHref(data, context)}
    />
  );
}
