import { chatHref, chatKinds } from '../kit/chat-links.js';
import { Icon } from '../kit/Icon.js';
import { linkProps } from '../kit/links.js';
import type { PublicProps } from '../kit/types.js';
import type { MessengerContent } from './schema.js';
import { wayLabel } from './way-label.js';

export function Public({ data, context: { i18n } }: PublicProps<MessengerContent>) {
  const ways = chatKinds.flatMap((kind) => {
    const { link, status } = data.links[kind];
    const href = status === 0 ? null : chatHref(kind, link);
    return href ? [{ kind, href }] : [];
  });
  if (ways.length === 0) return null;
  return (
    <>
      {data.title && <h2 className="t ms-t">{data.title}</h2>}
      <ul className="ms" role="list">
        {ways.map(({ kind, href }) => (
          <li key={kind}>
            <a {...linkProps(href, href.startsWith('https:'))}>
              <Icon name={kind} />
              {wayLabel(kind, i18n)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
