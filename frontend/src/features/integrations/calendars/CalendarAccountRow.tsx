import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Menu } from '@mantine/core';
import type { CalendarAccountView } from '@linkyard/contracts';
import { DateText, InlineAlert, StatusBadge, toast, translated } from '@linkyard/ui';
import { IconCalendarCog, IconDots, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useTestCalendarMutation } from '../api.js';
import { calendarStates } from './calendar-providers.js';
import css from '../integrations.module.css';

interface CalendarAccountRowProps {
  account: CalendarAccountView;
  onReconnect: () => void;
  onChoose: () => void;
  onDisconnect: () => void;
}

const icon = { size: 18, stroke: 1.5 };

/** One account: what it is used for, when it was read last, and what can be done. */
export function CalendarAccountRow({ account, onReconnect, onChoose, onDisconnect }: CalendarAccountRowProps) {
  const { _id, email, calendars, writeCalendarId, state, lastError, leftOut, lastSyncAt } = account;
  const [test, testing] = useTestCalendarMutation();
  const blocking = calendars.filter(({ checkBusy }) => checkBusy).map(({ name }) => name);
  const written = calendars.find(({ id }) => id === writeCalendarId)?.name;

  const runTest = async () => {
    const answer = await test({ _id });
    const refusal = refusalOf(answer);
    if (refusal) toast.error(refusal.message);
    else if (answer.data?.state === 'active') toast.success(t`The calendar has been read.`);
  };

  return (
    <li>
      <div className={css['account']}>
        <b dir="auto">{email}</b>
        <span className={css['badges']}>
          <StatusBadge state={state} states={calendarStates()} />
        </span>
        <ul>
          <li>{blocking.length > 0 ? t`Blocks slots: ${blocking.join(', ')}` : t`Blocks no slots`}</li>
          {written !== undefined && (
            <li>
              <Trans>Bookings are written to: {written}</Trans>
            </li>
          )}
        </ul>
        <small>
          <Trans>
            Last read: <DateText value={lastSyncAt} fallback={t`never`} />
          </Trans>
        </small>
      </div>
      <div className={css['acts']}>
        <Button
          variant="default"
          size="xs"
          loading={testing.isLoading}
          aria-label={t`Read now: ${email}`}
          onClick={() => void runTest()}
        >
          <Trans>Read now</Trans>
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={30} aria-label={t`More actions: ${email}`}>
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCalendarCog {...icon} />} onClick={onChoose}>
              <Trans>Choose calendars</Trans>
            </Menu.Item>
            <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={onReconnect}>
              <Trans>Connect again</Trans>
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconPlugConnectedX {...icon} />} onClick={onDisconnect}>
              <Trans>Disconnect</Trans>
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {lastError && (
        <div className={css['trouble']}>
          <InlineAlert tone={state === 'error' ? 'danger' : 'warning'} title={translated(lastError)} />
        </div>
      )}
      {leftOut && (
        <div className={css['trouble']}>
          <InlineAlert tone="warning" title={translated(leftOut)} />
        </div>
      )}
    </li>
  );
}
