import type { Texts } from '@linkyard/languages';
import { type FormContent, formFieldSchema, formSchema } from './schema.js';

/** A contact form that works as it stands. */
export function createDefault(i18n: Texts): FormContent {
  const fields = [
    { id: 'name', title: i18n.t('Your name'), placeHolder: 'Sam Rivera', type: 'text', required: true },
    {
      id: 'email',
      title: i18n.t('Your e-mail'),
      placeHolder: 'sam@example.com',
      type: 'email',
      required: true,
      isemail: true,
      isdelete: false,
    },
    {
      id: 'topic',
      title: i18n.t('What is it about?'),
      type: 'radio',
      options: [
        { label: i18n.t('A project'), value: 'project' },
        { label: i18n.t('A question'), value: 'question' },
        { label: i18n.t('Just saying hello'), value: 'hello' },
      ],
    },
    {
      id: 'message',
      title: i18n.t('Your message'),
      placeHolder: i18n.t('Tell me a little about it'),
      type: 'textarea',
      required: true,
    },
  ].map((field, order) => formFieldSchema.parse({ ...field, order }));
  return formSchema.parse({
    title: i18n.t('Write to me'),
    description: i18n.t('I read every message and answer within two days.'),
    fields,
    btntext: i18n.t('Send message'),
    ttext: i18n.t('Thank you! Your message has arrived. I will write back soon.'),
  });
}
