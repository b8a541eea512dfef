import type { Texts } from '@linkyard/languages';
import type { ChatKind } from '../kit/chat-links.js';

const brands = { whatsapp: 'WhatsApp', telegram: 'Telegram', viber: 'Viber', skype: 'Skype' } as const;

/** On the public button; also says what a tap does. */
export function wayLabel(kind: ChatKind, i18n: Texts): string {
  if (kind === 'phone') return i18n.t('Call');
  return kind === 'email' ? i18n.t('E-mail') : brands[kind];
}
