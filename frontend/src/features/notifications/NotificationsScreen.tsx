import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Card, Group } from '@mantine/core';
import type { NotificationView } from '@linkyard/contracts';
import {
  EmptyState,
  ErrorState,
  FilterChip,
  PageHead,
  SearchField,
  TableSkeleton,
  useTableState,
  type TableFilter,
  type TableState,
} from '@linkyard/ui';
import { IconChecks, IconMailOpened, IconMail, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { asApiError } from '../../shared/api/api-error.js';
import { DayFilter } from '../../shared/lists/DayFilter.js';
import { bellRequest, useNotificationPageQuery, useNotificationsQuery } from './api.js';
import { NotificationEntry } from './NotificationEntry.js';
import { isNarrowed, onFirstPage, requestOf, tableOptions } from './notification-query.js';
import { accountPath } from '../../shared/session/route-for.js';
import { useUser } from '../../shared/session/use-session.js';
import { useNotificationTypes } from '../../shared/notifications/type-names.js';
import { useReadMarks } from './use-read-marks.js';
import css from './NotificationsScreen.module.css';

function useFilters(): TableFilter[] {
  const types = useNotificationTypes().map(({ type, label }) => ({ value: type, label }));
  const ofType = { key: 'type', label: t`Type`, options: types };
  const unread = { key: 'unread', label: t`Unread`, options: [{ value: '1', label: t`Unread` }] };
  return types.length > 1 ? [ofType, unread] : [unread];
}

/** Everything that has happened, newest first. @source spec 2 "/notifications", 8 "Empty states" */
export function NotificationsScreen() {
  const { state, change } = useTableState(tableOptions);
  const narrow: typeof change = (part) => change(onFirstPage(part, state));
  const list = useNotificationPageQuery(requestOf(state));
  const bell = useNotificationsQuery(bellRequest);
  const filters = useFilters();
  const { markAll, isMarking } = useReadMarks();
  const role = useUser()?.role;
  const newest = bell.data?.data[0]?._id;
  const unread = bell.data?.unread ?? 0;
  return (
    <>
      <PageHead
        title={t`Notifications`}
        purpose={t`What happened on your pages and in your account, newest first.`}
        action={
          <Group gap="xs" wrap="nowrap">
            <Button
              leftSection={<IconChecks size={16} stroke={1.5} aria-hidden />}
              disabled={unread === 0 || newest === undefined}
              loading={isMarking}
              onClick={() => newest !== undefined && void markAll(newest)}
            >
              <Trans>Mark all as read</Trans>
            </Button>
            <ActionIcon
              component={Link}
              to={`${accountPath(role)}#notifications`}
              variant="default"
              size={36}
              aria-label={t`Notification settings`}
              title={t`Notification settings`}
            >
              <IconSettings size={18} stroke={1.5} />
            </ActionIcon>
          </Group>
        }
      />
      <div className={css['tools']}>
        <SearchField
          label={t`Search notifications`}
          placeholder={t`Name, page or product`}
          value={state.search}
          onSearch={(search) => narrow({ search })}
        />
        {filters.map((filter) => (
          <FilterChip key={filter.key} filter={filter} state={state} onChange={narrow} />
        ))}
        <DayFilter state={state} onChange={narrow} />
      </div>
      <Card withBorder padding="xs" aria-busy={list.isFetching}>
        {list.isLoading && <TableSkeleton />}
        {list.isError && !list.data && (
          <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />
        )}
        {list.data?.data.length === 0 && (
          <Nothing isNarrowed={isNarrowed(state)} onClear={() => change({ search: '', filters: {} })} />
        )}
        {list.data && list.data.data.length > 0 && <Entries entries={list.data.data} />}
      </Card>
      {list.data && <Pages state={state} next={list.data.nextCursor} onChange={change} />}
    </>
  );
}

function Entries({ entries }: { entries: readonly NotificationView[] }) {
  const { markOne } = useReadMarks();
  return (
    <ul className={css['list']} aria-label={t`Notifications`}>
      {entries.map((entry) => {
        const words = entry.markAsRead ? t`Mark as unread` : t`Mark as read`;
        const MarkIcon = entry.markAsRead ? IconMail : IconMailOpened;
        return (
          <NotificationEntry
            key={entry._id}
            entry={entry}
            onOpen={() => {
              if (!entry.markAsRead) markOne(entry._id);
            }}
            action={
              <ActionIcon
                size={40}
                aria-label={`${words}: ${entry.text}`}
                title={words}
                onClick={() => markOne(entry._id, !entry.markAsRead)}
              >
                <MarkIcon size={18} stroke={1.5} />
              </ActionIcon>
            }
          />
        );
      })}
    </ul>
  );
}

interface PagesProps {
  state: TableState;
  next: string | null;
  onChange: (part: Partial<TableState>) => void;
}

function Pages({ state, next, onChange }: PagesProps) {
  const isFirst = state.filters['before'] === undefined;
  if (isFirst && next === null) return null;
  return (
    <Group component="nav" justify="space-between" mt="md" aria-label={t`Pages`}>
      <Button variant="default" disabled={isFirst} onClick={() => onChange({ page: 1, ...onFirstPage({}, state) })}>
        <Trans>Newest</Trans>
      </Button>
      <Button
        variant="default"
        disabled={next === null}
        onClick={() => next !== null && onChange({ page: 1, filters: { ...state.filters, before: next } })}
      >
        <Trans>Older</Trans>
      </Button>
    </Group>
  );
}

function Nothing({ isNarrowed: isFiltered, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isFiltered)
    return <EmptyState drawing="bell" text={t`You're all caught up! No new notifications at the moment.`} />;
  return (
    <EmptyState
      drawing="search"
      text={t`No notification matches.`}
      action={
        <Button variant="default" onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  );
}
