import { t } from '@lingui/core/macro';
import { SiteMark } from './SiteMark.js';
import css from './Splash.module.css';

/** Stands while it is not yet known who is here. */
export function Splash() {
  return (
    <div className={css['splash']} role="status" aria-label={t`Loading`}>
      <SiteMark size={44} />
    </div>
  );
}
