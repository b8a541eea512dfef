import { z } from 'zod';
import { refusedAs } from '@linkyard/contracts';
import { chatFault } from '../kit/chat-links.js';
import { text } from '../kit/fields.js';

/** @source spec 3 el_watsapp */
export const schema = z.object({
  /** Number with its country code, as it was typed; or a wa.me link. */
  phone: text(200).refine((phone) => chatFault('whatsapp', phone) === null, refusedAs('blocks.not_whatsapp_number')),
  /** Waits in the visitor's input line. */
  message: text(1000),
  button: text(80, 'Chat on WhatsApp'),
});
export type WhatsappContent = z.output<typeof schema>;
