import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { formatCount } from '@linkyard/ui';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { bellRequest, useNotificationsQuery } from '../../features/notifications/api.js';
import { usePressToggle } from './use-press-toggle.js';
import css from './Bell.module.css';

const BellPanel = lazy(async () => ({ default: (await import('./BellPanel.js')).BellPanel }));

/** Milliseconds between two looks for news while the tab is in front. */
const lookEveryMs = 60_000;
const maxShown = 99;

/** How much is new; what it is opens on a press. */
export function Bell() {
  const { opened, used, setOpened, button } = usePressToggle();
  const list = useNotificationsQuery(bellRequest, { pollingInterval: lookEveryMs, skipPollingIfUnfocused: true });
  const unread = list.data?.unread ?? 0;
  return (
    <div className={css['slot']}>
      <ActionIcon size={40} aria-label={unread > 0 ? t`Notifications, ${unread} new` : t`Notifications`} {...button}>
        <IconBell size={18} stroke={1.5} />
        {unread > 0 && (
          <span className={css['badge']} aria-hidden>
            {unread > maxShown ? `${formatCount(maxShown)}+` : formatCount(unread)}
          </span>
        )}
      </ActionIcon>
      {used && (
        <Suspense fallback={null}>
          <BellPanel opened={opened} onChange={setOpened} />
        </Suspense>
      )}
    </div>
  );
}
