import type { ChatKind } from '../kit/chat-links.js';

export interface WayName {
  /** On the public button; also says what a tap does. */
  label: string;
  /** Of the form's field. */
  field: string;
  placeholder: string;
}

export const wayNames: Record<ChatKind, WayName> = {
  whatsapp: { label: 'WhatsApp', field: 'WhatsApp', placeholder: '+49 170 1234567' },
  telegram: { label: 'Telegram', field: 'Telegram', placeholder: '@name' },
  viber: { label: 'Viber', field: 'Viber', placeholder: '+49 170 1234567' },
  skype: { label: 'Skype', field: 'Skype', placeholder: 'live:name' },
  phone: { label: 'Call', field: 'Phone', placeholder: '+49 30 123456' },
  email: { label: 'E-mail', field: 'E-mail', placeholder: 'you@example.com' },
};
