import { t } from '@lingui/core/macro';
import { LogoMark } from '@linkyard/ui';
import css from './Splash.module.css';

/** Stands while it is not yet known who is here. */
export function Splash() {
  return (
    <div className={css['splash']} role="status" aria-label={t`Loading`}>
      <LogoMark size={44} />
    </div>
  );
}
