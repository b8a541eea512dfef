import { z } from 'zod';
import { optionalLink, text } from '../kit/fields.js';

/** @source spec 3 el_qrcode */
export const qrcodeSchema = z.object({
  /** Empty: the address of the page the block stands on. */
  inputLink: optionalLink,
  text: text(200),
});
export type QrcodeContent = z.output<typeof qrcodeSchema>;
