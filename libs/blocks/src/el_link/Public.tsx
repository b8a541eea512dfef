import { Icon, isIconName } from '../kit/Icon.js';
import { linkProps, pageHref, safeHref, withUtm } from '../kit/links.js';
import { Picture } from '../kit/Picture.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import type { LinkData } from './schema.js';

function hrefOf(data: LinkData, context: RenderContext): string | null {
  if (data.linkType === 'page') return pageHref(data.inputPage, context);
  const address = safeHref(data.inputLink);
  return address && withUtm(address, data.utm);
}

function Thumb({ data, context }: { data: LinkData; context: RenderContext }) {
  if (data.image)
    return <Picture context={context} className="lk-p" src={data.image} alt="" width={44} height={44} sizes="44px" />;
  if (isIconName(data.icon)) return <Icon name={data.icon} />;
  return <span aria-hidden="true">{data.icon}</span>;
}

export function Public({ data, context }: PublicProps<LinkData>) {
  const href = hrefOf(data, context);
  // A link that leads nowhere is no link; in the editor it is still there to be filled in.
  if (!href && context.mode !== 'editor') return null;
  const { linkTitle, subtitle, badge, image, icon } = data;
  const title = linkTitle || href?.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
  const sided = image !== '' || icon !== '' || badge !== '';
  const classes = ['btn lk', sided && 'lk-g', data.priority === 'highlight' && 'lk-h'].filter(Boolean).join(' ');
  return (
    <a className={classes} {...linkProps(href, data.newpage)}>
      {sided && <span className="lk-i">{(image || icon) && <Thumb data={data} context={context} />}</span>}
      <span className="lk-x">
        <span className="lk-t">{title}</span>
        {subtitle && <span className="lk-s">{subtitle}</span>}
      </span>
      {badge && <span className="lk-b">{badge}</span>}
    </a>
  );
}
