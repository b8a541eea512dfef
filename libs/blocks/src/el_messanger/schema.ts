import { z } from 'zod';
import { chatFault, chatHref, type ChatKind } from '../kit/chat-links.js';
import { text } from '../kit/fields.js';

const way = (kind: ChatKind) =>
  z
    .object({
      /** Number, name or link, as it was typed; the address that opens the app is made of it. */
      link: text(300).refine(
        (link) => link.trim() === '' || chatHref(kind, link) !== null,
        chatFault(kind, '-') ?? 'blocks.leads_nowhere',
      ),
      /** 1 shown, 0 hidden. */
      status: z.literal([0, 1]).default(1),
    })
    .default({ link: '', status: 1 });

/** @source spec 3 el_messanger: for each way to reach a person its link and status */
export const schema = z.object({
  title: text(200),
  links: z
    .object({
      whatsapp: way('whatsapp'),
      telegram: way('telegram'),
      viber: way('viber'),
      skype: way('skype'),
      phone: way('phone'),
      email: way('email'),
    })
    .prefault({}),
});
export type MessengerContent = z.output<typeof schema>;
