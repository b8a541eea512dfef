import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { useSiteTitle } from '../session/use-session.js';
import css from './Brand.module.css';
import { SiteMark } from './SiteMark.js';

/** The site's icon and title, linked to where the account begins. */
export function Brand() {
  const title = useSiteTitle();
  return (
    <Link to="/" className={css['brand']} aria-label={t`${title}, home`}>
      <SiteMark />
      <span>{title}</span>
    </Link>
  );
}
