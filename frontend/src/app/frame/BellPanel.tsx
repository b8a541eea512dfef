import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Popover, ScrollArea, Skeleton, UnstyledButton } from '@mantine/core';
import type { NotificationView } from '@linkyard/contracts';
import { EmptyState, ErrorState } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import { bellRequest, useNotificationsQuery } from '../../features/notifications/api.js';
import { NotificationEntry } from '../../features/notifications/NotificationEntry.js';
import { useReadMarks } from '../../features/notifications/use-read-marks.js';
import { asApiError } from '../../shared/api/api-error.js';
import { useUser } from '../../shared/session/use-session.js';
import { BellReminders } from './BellReminders.js';
import css from './Bell.module.css';

interface BellPanelProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/** The latest notifications. @source spec 8 "Empty states: notifications" */
export function BellPanel({ opened, onChange }: BellPanelProps) {
  const list = useNotificationsQuery(bellRequest);
  const { markOne, markAll } = useReadMarks();
  const isCreator = useUser()?.role === 2;
  const close = () => onChange(false);

  const open = (entry: NotificationView) => {
    if (!entry.markAsRead) markOne(entry._id);
    close();
  };
  const newest = list.data?.data[0]?._id;

  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width="min(380px, 94vw)"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <span className={css['anchor']} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={t`Notifications`}>
        <div className={css['head']}>
          <b>
            <Trans>Notifications</Trans>
          </b>
          {newest !== undefined && list.data !== undefined && list.data.unread > 0 && (
            <UnstyledButton className={css['all']} onClick={() => void markAll(newest)}>
              <Trans>Mark all as read</Trans>
            </UnstyledButton>
          )}
        </div>
        <ScrollArea.Autosize mah={440}>
          {list.isLoading && <Waiting />}
          {list.isError && !list.data && (
            <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} />
          )}
          {list.data?.data.length === 0 && (
            <EmptyState drawing="bell" text={t`You're all caught up! No new notifications at the moment.`} />
          )}
          {isCreator && list.data && (
            <BellReminders paymentCount={list.data.paymentCount} productCount={list.data.productCount} onOpen={close} />
          )}
          <ul className={css['list']}>
            {list.data?.data.map((entry) => (
              <NotificationEntry key={entry._id} entry={entry} onOpen={() => open(entry)} />
            ))}
          </ul>
        </ScrollArea.Autosize>
        <div className={css['foot']}>
          <Link className={css['all']} to="/notifications" onClick={close}>
            <Trans>All notifications</Trans>
          </Link>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function Waiting() {
  return (
    <div className={css['waiting']} role="status" aria-label={t`Loading`}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
