import { Icon, isIconName } from '../kit/Icon.js';
import { linkProps, safeHref } from '../kit/links.js';
import { ofColumn, Picture } from '../kit/Picture.js';
import type { PublicProps } from '../kit/types.js';
import type { CardContent } from './schema.js';

function Words({ data }: { data: CardContent }) {
  const { title, text, icon, priceTag, btnText, newpage } = data;
  const href = safeHref(data.url);
  const link = { ...linkProps(href, newpage), rel: 'noopener' };
  return (
    <div className="cr-x">
      {(icon || priceTag) && (
        <div className="cr-h">
          {icon && (
            <span className="cr-i">{isIconName(icon) ? <Icon name={icon} size={26} /> : <Emoji of={icon} />}</span>
          )}
          {priceTag && <span className="cr-p">{priceTag}</span>}
        </div>
      )}
      {title && <h2 className="t">{href && !btnText ? <a {...link}>{title}</a> : title}</h2>}
      {text && <p className="cr-s">{text}</p>}
      {btnText && href && (
        <a className="btn" {...link}>
          {btnText}
        </a>
      )}
    </div>
  );
}

const Emoji = ({ of }: { of: string }) => <span aria-hidden="true">{of}</span>;

export function Public({ data, context }: PublicProps<CardContent>) {
  const { type, image, alt, title, text, icon, priceTag, btnText, url } = data;
  const hasWords = [title, text, icon, priceTag, btnText && url].some((part) => part.trim() !== '');
  if (!hasWords && !image) return null;
  return (
    <article className={image ? `cr cr-${type}` : 'cr'}>
      {image && (
        <Picture context={context} src={image} alt={alt} width={1200} height={800} sizes={ofColumn()} libraryAlt />
      )}
      {hasWords && <Words data={data} />}
    </article>
  );
}
