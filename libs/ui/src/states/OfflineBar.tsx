import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import css from './states.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** True while the browser knows that it has no network. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/** Says that the browser is offline and what is kept until it is back. @source look.md "Offline" */
export function OfflineBar({ kept = t`What you see is kept; changes wait until you are back.` }: { kept?: string }) {
  const offline = useOffline();
  return (
    <div role="status">
      {offline && (
        <div className={css['offline']}>
          <IconCloudOff size={18} stroke={1.5} aria-hidden />
          <Trans>You are offline. {kept}</Trans>
        </div>
      )}
    </div>
  );
}
