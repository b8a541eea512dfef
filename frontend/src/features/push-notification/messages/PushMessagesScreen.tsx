import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { pushMessageStates, type listPushMessages, type PushMessageView, type RequestInput } from '@linkyard/contracts';
import {
  ConfirmDanger,
  DateText,
  EmptyState,
  ListScreen,
  perLanguage,
  StatusBadge,
  useTableState,
  type TableColumn,
  type TableState,
} from '@linkyard/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { MediaScope } from '../../../shared/media/picker/MediaScope.js';
import { usePushMessagesQuery, usePushStatsQuery } from '../api.js';
import { MessageDrawer } from './MessageDrawer.js';
import { canDo, messageStates } from './message-labels.js';
import { MessageMenu } from './MessageMenu.js';
import { SendDialog } from './SendDialog.js';
import { useMessageActions } from './use-message-actions.js';

const tableOptions = { sorts: ['createdAt', 'title'], filters: { state: pushMessageStates } };
const filters = perLanguage(() => [
  {
    key: 'state',
    label: t`State`,
    options: Object.entries(messageStates()).map(([value, { label }]) => ({ value, label })),
  },
]);

type Request = RequestInput<typeof listPushMessages>;
const sorts: readonly NonNullable<Request['sort']>[] = ['createdAt', '-createdAt', 'title', '-title'];

function requestOf({ page, search, sort, filters: chosen }: TableState): Request {
  const known = sorts.find((name) => name === sort);
  const state = pushMessageStates.find((name) => name === chosen['state']);
  return {
    page,
    ...(search ? { searchTerm: search } : {}),
    ...(known ? { sort: known } : {}),
    filters: state ? { state } : {},
  };
}

/** While something is being sent its figures change by themselves. */
const refreshMs = 5_000;
const isMoving = ({ state }: PushMessageView) => state === 'sending' || state === 'scheduled';

/** News of a creator for the followers of their pages. @source spec 2 "/push-notification" */
export function PushMessagesScreen() {
  const { state, change } = useTableState(tableOptions);
  const [isLive, setIsLive] = useState(false);
  const list = usePushMessagesQuery(requestOf(state), isLive ? { pollingInterval: refreshMs } : {});
  const moving = list.data?.data.some(isMoving) ?? false;
  if (moving !== isLive) setIsLive(moving);
  const stats = usePushStatsQuery({});
  const actions = useMessageActions();
  const [edited, setEdited] = useState<PushMessageView | 'new' | null>(null);
  const [toSend, setToSend] = useState<PushMessageView | null>(null);
  const [toDelete, setToDelete] = useState<PushMessageView | null>(null);
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
      <Trans>Write</Trans>
    </Button>
  );
  const columns: readonly TableColumn<PushMessageView>[] = [
    {
      key: 'title',
      header: t`Push notification`,
      sort: 'title',
      onCard: 'title',
      wraps: true,
      cell: ({ title }) => <bdi>{title}</bdi>,
    },
    { key: 'state', header: t`State`, cell: (row) => <StatusBadge state={row.state} states={messageStates()} /> },
    { key: 'when', header: t`When`, cell: whenOf },
    { key: 'targeted', header: t`Audience`, align: 'end', cell: ({ counts }) => counts.targeted },
    { key: 'sent', header: t`Sent`, align: 'end', cell: ({ counts }) => counts.sent },
    { key: 'failed', header: t`Failed`, align: 'end', cell: ({ counts }) => counts.failed },
    { key: 'gone', header: t`Gone`, align: 'end', cell: ({ counts }) => counts.gone },
    { key: 'left', header: t`Left`, align: 'end', cell: ({ counts }) => counts.left },
    { key: 'clicked', header: t`Clicked`, align: 'end', cell: ({ counts }) => counts.clicked },
    {
      key: 'menu',
      header: t`Actions`,
      align: 'end',
      width: '56px',
      cell: (row) => (
        <span onClick={(event) => event.stopPropagation()}>
          <MessageMenu
            message={row}
            actions={actions}
            onEdit={() => setEdited(row)}
            onSend={() => setToSend(row)}
            onDelete={() => setToDelete(row)}
          />
        </span>
      ),
    },
  ];
  const followers = stats.data?.followers;
  return (
    <MediaScope>
      <ListScreen
        title={t`Push notifications`}
        purpose={t`News for those who follow your pages. A page can be followed once its site settings say so.`}
        label={t`Push notifications`}
        name="push-notifications"
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ title }) => title}
        list={list}
        state={state}
        onChange={change}
        filters={filters()}
        searchPlaceholder={t`Title`}
        onRowOpen={(row) => setEdited(row)}
        action={add}
        above={
          followers !== undefined && (
            <Text size="sm" c="dimmed" mb="sm">
              <Plural value={followers} one="# browser follows your pages." other="# browsers follow your pages." />
            </Text>
          )
        }
        empty={
          <EmptyState
            drawing="templates"
            text={t`You have not written to your followers yet.`}
            hint={t`Let visitors follow a page in its site settings, under Followers. Then send them your news here.`}
            action={add}
          />
        }
      >
        {edited && (
          <MessageDrawer
            message={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
            onSend={(saved) => {
              setEdited(null);
              setToSend(saved);
            }}
          />
        )}
        {toSend && <SendDialog message={toSend} actions={actions} onClose={() => setToSend(null)} />}
        <ConfirmDanger
          opened={toDelete !== null}
          onClose={() => setToDelete(null)}
          title={t`Delete “${toDelete?.title ?? ''}”?`}
          verb={t`Delete`}
          loses={
            toDelete && canDo(toDelete).edit
              ? t`The draft is lost.`
              : t`Its figures are lost. What is sent stays on the devices of your followers.`
          }
          onConfirm={async () => {
            const refusal = toDelete && (await actions.remove(toDelete._id));
            if (!refusal) setToDelete(null);
            return refusal;
          }}
        />
      </ListScreen>
    </MediaScope>
  );
}

function whenOf({ endedAt, startedAt, schedule, updatedAt, state }: PushMessageView) {
  const moment = state === 'scheduled' ? schedule.at : (endedAt ?? startedAt);
  return <DateText value={moment ?? updatedAt} />;
}
