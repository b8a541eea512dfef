import type { PublicWebinarView } from '@linkyard/contracts';
import type { FormValues } from '../form/form-values.js';
import { TextField } from '../form/TextField.js';
import type { Words } from '../words/words.js';

interface PersonFieldsProps {
  webinar: PublicWebinarView;
  form: FormValues;
  words: Words;
}

/** Who registers: name, address, and what the host asks for beside them. */
export function PersonFields({ webinar, form, words }: PersonFieldsProps) {
  const { personFields, lastNameRequired } = webinar;
  const { i18n } = words;
  const lastName = i18n.t('Last name');
  return (
    <>
      <TextField
        form={form}
        name="firstName"
        label={i18n.t('First name')}
        autoComplete="given-name"
        required
        maxLength={80}
      />
      <TextField
        form={form}
        name="lastName"
        label={lastNameRequired ? lastName : i18n.t('{title} (optional)', { title: lastName })}
        autoComplete="family-name"
        required={lastNameRequired}
        maxLength={80}
      />
      <TextField
        form={form}
        name="email"
        label={i18n.t('E-mail')}
        type="email"
        autoComplete="email"
        required
        hint={i18n.t('Your confirmation and your link to join are sent there.')}
      />
      {personFields.map((name) => (
        <OptionalField key={name} name={name} form={form} words={words} />
      ))}
    </>
  );
}

interface OptionalFieldProps extends Omit<PersonFieldsProps, 'webinar'> {
  name: PublicWebinarView['personFields'][number];
}

function OptionalField({ name, form, words: { i18n } }: OptionalFieldProps) {
  const fields = {
    phone: { title: i18n.t('Phone'), type: 'tel', autoComplete: 'tel', maxLength: 40 },
    organization: { title: i18n.t('Organization'), autoComplete: 'organization', maxLength: 120 },
    jobTitle: { title: i18n.t('Job title'), autoComplete: 'organization-title', maxLength: 120 },
  } as const;
  const { title, ...field } = fields[name];
  return <TextField form={form} name={name} {...field} label={i18n.t('{title} (optional)', { title })} />;
}
