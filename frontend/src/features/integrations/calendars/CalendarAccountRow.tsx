import { ActionIcon, Button, Menu } from '@mantine/core';
import type { CalendarAccountView } from '@linkyard/contracts';
import { DateText, InlineAlert, StatusBadge, toast } from '@linkyard/ui';
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
  const { _id, email, calendars, writeCalendarId, state, lastError, lastSyncAt } = account;
  const [test, testing] = useTestCalendarMutation();
  const blocking = calendars.filter(({ checkBusy }) => checkBusy).map(({ name }) => name);
  const written = calendars.find(({ id }) => id === writeCalendarId)?.name;

  const runTest = async () => {
    const answer = await test({ _id });
    const refusal = refusalOf(answer);
    if (refusal) toast.error(refusal.message);
    else if (answer.data?.state === 'active') toast.success('The calendar has been read.');
  };

  return (
    <li>
      <div className={css['account']}>
        <b dir="auto">{email}</b>
        <span className={css['badges']}>
          <StatusBadge state={state} states={calendarStates} />
        </span>
        <ul>
          <li>{blocking.length > 0 ? `Blocks slots: ${blocking.join(', ')}` : 'Blocks no slots'}</li>
          {written !== undefined && <li>Bookings are written to: {written}</li>}
        </ul>
        <small>
          Last read: <DateText value={lastSyncAt} fallback="never" />
        </small>
      </div>
      <div className={css['acts']}>
        <Button
          variant="default"
          size="xs"
          loading={testing.isLoading}
          aria-label={`Read now: ${email}`}
          onClick={() => void runTest()}
        >
          Read now
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={30} aria-label={`More actions: ${email}`}>
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCalendarCog {...icon} />} onClick={onChoose}>
              Choose calendars
            </Menu.Item>
            <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={onReconnect}>
              Connect again
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconPlugConnectedX {...icon} />} onClick={onDisconnect}>
              Disconnect
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {lastError && (
        <div className={css['trouble']}>
          <InlineAlert tone={state === 'error' ? 'danger' : 'warning'} title={lastError} />
        </div>
      )}
    </li>
  );
}
