import type { Texts } from '@linkyard/languages';
import { type FormField, formFieldSchema } from '../el_form/schema.js';
import type { OptinContent } from './schema.js';

const channels = ['email', 'phone', 'whatsapp'] as const;

/**
 * The sign-up as form fields, in the order shown; page, server check and browser all read these.
 * The first way of contact shown is required, further ones and the name are optional. With none switched on, e-mail
 * is asked, because a sign-up without contact details is useless.
 */
export function optinFields(content: OptinContent, i18n: Texts): FormField[] {
  const isShown = { email: content.isemail, phone: content.isphone, whatsapp: content.iswhatsapp };
  if (!Object.values(isShown).includes(true)) isShown.email = true;
  const first = channels.find((channel) => isShown[channel]);
  const rows = [
    content.isname && { id: 'name', title: i18n.t('Name'), type: 'text', maxLength: 120 },
    isShown.email && {
      id: 'email',
      title: i18n.t('E-mail'),
      type: 'email',
      isemail: true,
      required: first === 'email',
    },
    isShown.phone && { id: 'phone', title: i18n.t('Phone'), type: 'phone', required: first === 'phone' },
    isShown.whatsapp && {
      id: 'whatsapp',
      title: i18n.t('WhatsApp number'),
      type: 'phone',
      required: first === 'whatsapp',
    },
    content.consentText !== '' && {
      id: 'consent',
      type: 'checkbox',
      required: content.consentRequired,
    },
  ].filter((row) => row !== false);
  const fields = rows.map((row, order) => formFieldSchema.parse({ ...row, order }));
  // The sentence agreed to is shown and kept whole, however long a title may be.
  return fields.map((field) => (field.id === 'consent' ? { ...field, title: content.consentText } : field));
}
