import { Icon, isIconName } from '../kit/Icon.js';
import { linkProps, safeHref } from '../kit/links.js';
import type { PublicProps } from '../kit/types.js';
import type { ButtonData } from './schema.js';

export function Public({ data, context }: PublicProps<ButtonData>) {
  const href = safeHref(data.btnUrl);
  if (!href && context.mode !== 'editor') return null;
  if (!data.btnText && !data.btnSvg) return null;
  const icon = data.btnSvg && (
    <span className="bt-i">
      {isIconName(data.btnSvg) ? <Icon name={data.btnSvg} size={21} /> : <span aria-hidden="true">{data.btnSvg}</span>}
    </span>
  );
  return (
    <div className="bt">
      <a className={data.width === 'full' ? 'btn' : 'btn bt-f'} {...linkProps(href, data.newpage)}>
        {icon}
        <span>{data.btnText || href}</span>
      </a>
    </div>
  );
}
