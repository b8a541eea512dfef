import type { CSSProperties } from 'react';
import { ofColumn, Picture } from '../kit/Picture.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import type { GridContent, GridItem } from './schema.js';

const isFilled = ({ image, title, text }: GridItem) => image !== '' || title.trim() !== '' || text.trim() !== '';

interface TileProps {
  item: GridItem;
  place: string;
  context: RenderContext;
}

function Tile({ item, place, context }: TileProps) {
  const { image, title, text, url, newTab } = item;
  const hasWords = title.trim() !== '' || text.trim() !== '';
  const inside = (
    <>
      {image && (
        <Picture
          context={context}
          src={image}
          alt=""
          width={800}
          height={600}
          sizes={ofColumn(1 / 2)}
          libraryAlt={!hasWords}
        />
      )}
      {hasWords && (
        <span className="gd-x">
          {title && <b>{title}</b>}
          {text && <span>{text}</span>}
        </span>
      )}
    </>
  );
  if (!url) return <div className="gd-i">{inside}</div>;
  return (
    <a
      className="gd-i"
      href={url}
      data-c=""
      aria-label={hasWords ? undefined : place}
      rel="noopener"
      {...(newTab && { target: '_blank' })}
    >
      {inside}
    </a>
  );
}

export function Public({ data, context }: PublicProps<GridContent>) {
  const items = data.items.filter(isFilled);
  if (items.length === 0) return null;
  const shape = { '--n': Math.min(data.columns, items.length), '--g': `${data.gap}px` };
  return (
    <div className="gd-w">
      <ul
        className={data.columns === 1 ? 'gd gd-1' : 'gd'}
        role="list"
        style={shape satisfies Record<string, string | number> as CSSProperties}
      >
        {items.map((item, index) => (
          <li key={index}>
            <Tile
              context={context}
              item={item}
              place={context.i18n.t('Tile {number} of {count}', { number: index + 1, count: items.length })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
