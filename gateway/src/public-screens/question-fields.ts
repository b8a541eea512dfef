import type { PublicAppointmentView } from '@linkyard/contracts';
import { i18n } from '../locales/texts.js';
import { checkField, checkGroup, radioField, selectField, textArea, textField } from './form-fields.js';
import { questionPrefix, type FormState } from './form-state.js';
import type { Html } from './html.js';

/** The questions of a creator as fields. */
export const questionFields = (questions: PublicAppointmentView['questions'], form: FormState): Html[] =>
  questions.map(({ id, title, type, required, options }) => {
    const label = required || type === 'checkbox' ? title : i18n.t('{title} (optional)', { title });
    const field = { name: `${questionPrefix}${id}`, label, required };
    if (type === 'textarea') return textArea(form, { ...field, maxlength: 4000 });
    if (type === 'checkbox') return checkField(form, field);
    const choices = options.map((option) => ({ value: option, text: option }));
    if (type === 'radio') return radioField(form, { ...field, options: choices, initial: '' });
    if (type === 'group checkbox') return checkGroup(form, { name: field.name, label, options: choices });
    if (type === 'select')
      return selectField(form, { ...field, options: [{ value: '', text: i18n.t('Please choose') }, ...choices] });
    return textField(form, { ...field, type: type === 'phone' ? 'tel' : type, maxlength: 4000 });
  });
