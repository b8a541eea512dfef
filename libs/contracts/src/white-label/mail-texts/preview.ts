import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { editorRate } from '../../primitives/rates.js';
import { editableMail, mailLanguages, mailWords } from './mail-words.js';

/** How something will look before it is saved. */
export const previewWhiteLabel = defineCommand({
  subject: 'white-label.mail-texts.preview',
  http: { path: '/wl/preview', role: 'owner', rate: editorRate },
  summary: 'A mail with words that are not saved yet, with examples in its placeholders',
  request: z.strictObject({
    kind: z.literal('mail'),
    key: editableMail,
    language: z.enum(mailLanguages).default('en'),
    ...mailWords,
  }),
  reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  errors: ['core.not_found', 'core.invalid_input'],
  timeoutMs: 5_000,
});
