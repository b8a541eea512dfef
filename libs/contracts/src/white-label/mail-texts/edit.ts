import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { editorRate } from '../../primitives/rates.js';
import { editableMail, mailLanguages, mailWords } from './mail-words.js';

const textOfMail = z.object({
  key: editableMail,
  languages: z.array(
    z.object({
      language: z.enum(mailLanguages),
      /** The built-in subject with examples: what the mail is about. */
      title: z.string(),
      ...{ subject: z.string(), body: z.string() },
      /** Whether these are the owner's. */
      isOwn: z.boolean(),
      builtIn: z.object({ subject: z.string(), body: z.string() }),
      placeholders: z.array(z.object({ name: z.string(), example: z.string(), isRequired: z.boolean() })),
    }),
  ),
});

export const editMailTexts = defineCommand({
  subject: 'white-label.mail-texts.edit',
  http: { path: '/wl/mail-texts', role: 'owner', rate: editorRate },
  summary:
    'The words of the mails of a site: `{}` reads all, `save` replaces those of one mail, `delete` brings the built-in ones back',
  request: z
    .strictObject({
      /** Without a language: of every language. */
      save: z.strictObject({ key: editableMail, language: z.enum(mailLanguages).optional(), ...mailWords }).optional(),
      delete: editableMail.optional(),
      /** Of `delete`; every language without it. */
      language: z.enum(mailLanguages).optional(),
    })
    .refine((body) => body.save === undefined || body.delete === undefined, refusedAs('white-label.save_or_delete')),
  reply: z.object({ texts: z.array(textOfMail) }),
  errors: ['core.not_found', 'core.invalid_input'],
  timeoutMs: 5_000,
});
