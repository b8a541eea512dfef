import { z } from 'zod';
import { optionalLink, text } from '../kit/fields.js';

/** @source spec 3 el_upload, models.md 5 "Upload block" */
export const uploadSchema = z.object({
  title: text(200),
  description: text(1000),
  /** Something to fill in or look at first, offered above the form. */
  fileUrl: optionalLink,
  isname: z.boolean().default(true),
  /** Asked, and then required: an answer needs somewhere to go. */
  isemail: z.boolean().default(true),
  ismessage: z.boolean().default(true),
  btnText: text(80, 'Send file'),
  ttext: text(500, 'Thank you! Your file has arrived.'),
});
export type UploadContent = z.output<typeof uploadSchema>;
