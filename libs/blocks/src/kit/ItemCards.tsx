import type { ReactNode } from 'react';
import { ofColumn, Picture } from './Picture.js';
import type { CardLayout } from './source-fields.js';
import type { RenderContext } from './types.js';

export interface ItemCard {
  key: string;
  /** Null for what cannot be opened now; `note` then says why. */
  href: string | null;
  image: string;
  title: string;
  /** Price, length, date: one short line. */
  facts: ReactNode;
  text: string;
  button: string;
  note: string;
}
interface ItemCardsProps {
  title: string;
  description?: string;
  layout: CardLayout;
  items: readonly ItemCard[];
  context: RenderContext;
}

/** How wide the picture of one is shown. */
const shownWidth: Record<CardLayout, string> = { card: ofColumn(1 / 2), list: '72px', carousel: '260px' };

interface InsideProps extends Pick<ItemCardsProps, 'context' | 'layout'> {
  card: ItemCard;
  isFirst: boolean;
}

function Inside({ card, isFirst, context, layout }: InsideProps) {
  return (
    <>
      {card.image && (
        <Picture
          context={context}
          className="it-p"
          src={card.image}
          alt=""
          width={600}
          height={600}
          sizes={shownWidth[layout]}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      )}
      <span className="it-x">
        <span className="it-t">{card.title}</span>
        {card.text && <span className="it-d">{card.text}</span>}
        {card.facts && <span className="it-f">{card.facts}</span>}
      </span>
      {card.href ? <span className="it-b">{card.button}</span> : <span className="it-n">{card.note}</span>}
    </>
  );
}

/** Things to open, one beside or below the other. Each is one link, so that the whole card can be touched. */
export function ItemCards({ title, description, layout, items, context }: ItemCardsProps) {
  return (
    <>
      {title && <h2 className="t">{title}</h2>}
      {description && <p className="m it-i">{description}</p>}
      <ul className={`it it-${layout}`} role="list" aria-label={title || undefined}>
        {items.map((card, index) => (
          <li key={card.key}>
            {card.href ? (
              <a className="it-c" href={card.href} data-c="">
                <Inside card={card} isFirst={index === 0} context={context} layout={layout} />
              </a>
            ) : (
              <div className="it-c">
                <Inside card={card} isFirst={index === 0} context={context} layout={layout} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
