import { t } from '@lingui/core/macro';
import { LogoMark } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import { useSiteIcon, useSiteTitle } from '../session/use-session.js';
import css from './Brand.module.css';

/** The site's icon and title, linked to where the account begins. */
export function Brand() {
  const title = useSiteTitle();
  const icon = useSiteIcon();
  return (
    <Link to="/" className={css['brand']} aria-label={t`${title}, home`}>
      {icon ? <img src={icon} alt="" width={28} height={28} /> : <LogoMark />}
      <span>{title}</span>
    </Link>
  );
}
