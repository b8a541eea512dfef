import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import css from './settings.module.css';

interface LookPreviewProps {
  url: string;
  title: string;
  description: string;
  picture: string;
  favicon: string;
}

const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** Live preview of the page in search results and in a link preview. */
export function LookPreview({ url, title, description, picture, favicon }: LookPreviewProps) {
  const { host, pathname } = new URL(url);
  return (
    <div className={css['looks']}>
      <figure className={css['look']}>
        <figcaption>
          <Trans>In a search</Trans>
        </figcaption>
        <div className={css['snippet']} data-look="snippet">
          <span className={css['site']}>
            {favicon ? <img src={favicon} alt="" width={18} height={18} /> : <i aria-hidden />}
            <span dir="ltr">
              {host}
              {pathname === '/' ? '' : ` › ${pathname.slice(1)}`}
            </span>
          </span>
          <b>{short(title, 60)}</b>
          <p>{short(description, 158) || t`The beginning of your page stands here.`}</p>
        </div>
      </figure>
      <figure className={css['look']}>
        <figcaption>
          <Trans>In a message</Trans>
        </figcaption>
        <div className={css['card']} data-look="card">
          {picture ? (
            <img src={picture} alt="" />
          ) : (
            <span className={css['noPicture']}>
              <Trans>No picture chosen</Trans>
            </span>
          )}
          <div>
            <small dir="ltr">{host}</small>
            <b>{short(title, 70)}</b>
            {description && <p>{short(description, 110)}</p>}
          </div>
        </div>
      </figure>
    </div>
  );
}
