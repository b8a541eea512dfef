import { chatHref, whatsappHref } from '../kit/chat-links.js';
import { Icon } from '../kit/Icon.js';
import { linkProps } from '../kit/links.js';
import type { PublicProps } from '../kit/types.js';
import type { WhatsappContent } from './schema.js';

export function Public({ data, context }: PublicProps<WhatsappContent>) {
  // A link to a group or a channel takes no words with it.
  const href = whatsappHref(data.phone, data.message) ?? chatHref('whatsapp', data.phone);
  if (!href && context.mode !== 'editor') return null;
  return (
    <a className="btn" {...linkProps(href, true)}>
      <Icon name="whatsapp" />
      {data.button || context.i18n.t('Chat on WhatsApp')}
    </a>
  );
}
