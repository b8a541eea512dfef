import { type FormContent, formFieldSchema, formSchema } from './schema.js';

/** A contact form that works as it stands. */
export function createDefault(): FormContent {
  const fields = [
    { id: 'name', title: 'Your name', placeHolder: 'Sam Rivera', type: 'text', required: true },
    {
      id: 'email',
      title: 'Your e-mail',
      placeHolder: 'sam@example.com',
      type: 'email',
      required: true,
      isemail: true,
      isdelete: false,
    },
    {
      id: 'topic',
      title: 'What is it about?',
      type: 'radio',
      options: [
        { label: 'A project', value: 'project' },
        { label: 'A question', value: 'question' },
        { label: 'Just saying hello', value: 'hello' },
      ],
    },
    {
      id: 'message',
      title: 'Your message',
      placeHolder: 'Tell me a little about it',
      type: 'textarea',
      required: true,
    },
  ].map((field, order) => formFieldSchema.parse({ ...field, order }));
  return formSchema.parse({
    title: 'Write to me',
    description: 'I read every message and answer within two days.',
    fields,
    btntext: 'Send message',
    ttext: 'Thank you! Your message has arrived. I will write back soon.',
  });
}
