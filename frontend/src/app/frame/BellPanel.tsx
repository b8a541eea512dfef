import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Popover, ScrollArea, Skeleton, UnstyledButton } from '@mantine/core';
import type { NotificationView } from '@linkyard/contracts';
import { DateText, EmptyState, ErrorState, toast } from '@linkyard/ui';
import { useNavigate } from 'react-router-dom';
import { asApiError, refusalOf } from '../../shared/api/api-error.js';
import { screenExists } from '../screens.js';
import { useUser } from '../../shared/session/use-session.js';
import { BellReminders } from './BellReminders.js';
import { useMarkNotificationsReadMutation, useNotificationsQuery } from '../../features/notifications/api.js';
import { notificationIcon } from '../../features/notifications/notification-icon.js';
import css from './Bell.module.css';

interface BellPanelProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/** The latest notifications. @source spec 8 "Empty states: notifications" */
export function BellPanel({ opened, onChange }: BellPanelProps) {
  const list = useNotificationsQuery({ listPerPage: -1 });
  const [markRead] = useMarkNotificationsReadMutation();
  const navigate = useNavigate();
  const isCreator = useUser()?.role === 2;

  const read = async (ids: string[]) => {
    const refusal = refusalOf(await markRead({ ids }));
    if (refusal) toast.error(refusal.message || t`Failed to mark as read`);
  };
  const open = (entry: NotificationView) => {
    if (!entry.markAsRead) void read([entry._id]);
    if (!screenExists(entry.link)) return;
    onChange(false);
    void navigate(entry.link, { state: entry.state });
  };
  const unreadIds = list.data?.data.filter((entry) => !entry.markAsRead).map((entry) => entry._id) ?? [];

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
          {unreadIds.length > 0 && (
            <UnstyledButton className={css['all']} onClick={() => void read(unreadIds)}>
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
            <EmptyState drawing="bell" text={t`You're all caught up!`} hint={t`No new notifications at the moment.`} />
          )}
          {isCreator && list.data && (
            <BellReminders
              paymentCount={list.data.paymentCount}
              productCount={list.data.productCount}
              onOpen={() => onChange(false)}
            />
          )}
          <ul className={css['list']}>
            {list.data?.data.map((entry) => (
              <Entry key={entry._id} entry={entry} onOpen={() => open(entry)} />
            ))}
          </ul>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

function Entry({ entry, onOpen }: { entry: NotificationView; onOpen: () => void }) {
  const TypeIcon = notificationIcon(entry.notification);
  return (
    <li>
      <UnstyledButton className={css['entry']} data-new={!entry.markAsRead || undefined} onClick={onOpen}>
        <span className={css['icon']}>
          <TypeIcon size={18} stroke={1.5} aria-hidden />
        </span>
        <span className={css['words']}>
          <span dir="auto">{entry.text}</span>
          <small>
            <DateText value={entry.createdAt} />
          </small>
        </span>
        {!entry.markAsRead && <span className={css['dot']} role="img" aria-label={t`New`} />}
      </UnstyledButton>
    </li>
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
