import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { imageUrl, line } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { themeInput } from '../white-labels/white-label-fields.js';
import { editableMail, mailLanguages, mailWords } from './mail-words.js';

/** Settings that are being typed: an address need not be whole yet. */
const settings = z.strictObject({
  title: line(80),
  logo: z.union([imageUrl, z.literal('')]),
  theme: themeInput,
  supportEmail: line(320),
  supportLink: line(2_048),
});

/** How something will look before it is saved. */
export const previewWhiteLabel = defineCommand({
  subject: 'white-label.mail-texts.preview',
  http: { path: '/wl/preview', role: 'owner', rate: editorRate },
  summary: 'A mail with words and settings that are not saved yet, with examples in its placeholders',
  request: z.strictObject({
    kind: z.literal('mail'),
    key: editableMail,
    language: z.enum(mailLanguages).default('en'),
    /** Only together. Absent: those that the mail is sent with now. */
    subject: mailWords.subject.optional(),
    body: mailWords.body.optional(),
    /** In place of the saved ones. */
    site: settings.optional(),
  }),
  reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  errors: ['core.not_found', 'core.invalid_input'],
  timeoutMs: 5_000,
});
