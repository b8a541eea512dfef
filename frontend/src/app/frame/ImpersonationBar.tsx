import { Trans } from '@lingui/react/macro';
import { useAppSelector } from '../../shared/session/use-session.js';
import css from './ImpersonationBar.module.css';

/** Permanently shows an impersonating admin whose account this is. @source design 8 "impersonation … bannered" */
export function ImpersonationBar() {
  const { userData, otherData } = useAppSelector((state) => state.session);
  if (!userData || !otherData?.impersonated) return null;
  return (
    <div className={css['bar']} role="status">
      <Trans>
        You are signed in as <b>{userData.name}</b> ({userData.email}).
      </Trans>
    </div>
  );
}
