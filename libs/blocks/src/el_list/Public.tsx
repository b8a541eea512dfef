import { Icon, isIconName } from '../kit/Icon.js';
import type { PublicProps } from '../kit/types.js';
import type { ListContent } from './schema.js';

type Item = ListContent['items'][number];

function Mark({ style, item }: { style: ListContent['style']; item: Item }) {
  if (style === 'number') return null;
  if (style === 'check') {
    return (
      <span className="li-m li-c" aria-hidden="true">
        <Icon name="check" size={16} />
      </span>
    );
  }
  if (style === 'icon' && item.icon) {
    return (
      <span className="li-m li-i" aria-hidden="true">
        {isIconName(item.icon) ? <Icon name={item.icon} size={22} /> : item.icon}
      </span>
    );
  }
  return (
    <span className="li-m" aria-hidden="true">
      <span className="li-d" />
    </span>
  );
}

export function Public({ data }: PublicProps<ListContent>) {
  const items = data.items.filter((item) => item.text.trim() !== '');
  if (items.length === 0) return null;
  const Tag = data.style === 'number' ? 'ol' : 'ul';
  return (
    <>
      {data.title && <h2 className="t li-t">{data.title}</h2>}
      {/* Safari takes list meaning away with list-style none; the role gives it back. */}
      <Tag className="li" role="list">
        {items.map((item, index) => (
          <li key={index}>
            <Mark style={data.style} item={item} />
            {item.url ? (
              <a href={item.url} data-c="" rel="noopener">
                {item.text}
              </a>
            ) : (
              <span>{item.text}</span>
            )}
          </li>
        ))}
      </Tag>
    </>
  );
}
