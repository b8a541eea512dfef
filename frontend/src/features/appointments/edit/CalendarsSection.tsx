import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Checkbox, Select, Skeleton, Text } from '@mantine/core';
import type { CalendarAccountView } from '@linkyard/contracts';
import { ErrorState } from '@linkyard/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { asApiError } from '../../../shared/api/api-error.js';
import { useOwnCalendarsQuery } from '../api.js';
import type { AppointmentDraft, SectionProps } from './appointment-draft.js';

type Ref = AppointmentDraft['busyCalendars'][number];

const keyOf = ({ accountId, calendarId }: Ref) => `${accountId} ${calendarId}`;
/** Account ids hold no space; names of calendars may. */
const refOf = (key: string): Ref => ({
  accountId: key.slice(0, key.indexOf(' ')),
  calendarId: key.slice(key.indexOf(' ') + 1),
});

/** Which of the host's calendars block it, and where its bookings are written. */
export function CalendarsSection(props: SectionProps) {
  const list = useOwnCalendarsQuery({});
  if (!list.data && list.isError)
    return <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />;
  if (!list.data) return <Skeleton height={62} />;
  if (list.data.data.length === 0)
    return (
      <Text>
        <Trans>
          No calendar is connected.{' '}
          <Anchor component={Link} to="/integrations">
            Connect one on Integrations
          </Anchor>
          , and times at which you are busy are not offered.
        </Trans>
      </Text>
    );
  return <Choices {...props} accounts={list.data.data} />;
}

function Choices({ draft, change, errorOf, accounts }: SectionProps & { accounts: readonly CalendarAccountView[] }) {
  const { busyCalendars, destinationCalendar } = draft;
  const [isOwn, setOwn] = useState(busyCalendars.length > 0);
  const choices = accounts.flatMap(({ _id: accountId, email, calendars }) =>
    calendars.map(({ id, name, canWrite }) => ({
      value: keyOf({ accountId, calendarId: id }),
      label: name === email ? name : `${name} (${email})`,
      canWrite,
    })),
  );
  return (
    <>
      <Select
        label={t`Times are blocked by`}
        allowDeselect={false}
        data={[
          { value: 'usual', label: t`The calendars chosen on Integrations` },
          { value: 'own', label: t`Calendars chosen for this appointment` },
        ]}
        value={isOwn ? 'own' : 'usual'}
        onChange={(next) => {
          setOwn(next === 'own');
          if (next === 'usual') change({ busyCalendars: [] });
        }}
      />
      {isOwn && (
        <Checkbox.Group
          label={t`Calendars that block this appointment`}
          description={t`Without a choice here the calendars chosen on Integrations block it.`}
          value={busyCalendars.map(keyOf)}
          error={errorOf('busyCalendars')}
          onChange={(keys) => change({ busyCalendars: keys.map(refOf) })}
        >
          {choices.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} mt="xs" />
          ))}
        </Checkbox.Group>
      )}
      <Select
        label={t`Bookings are written to`}
        description={t`They appear there, move and go with what happens to them here.`}
        allowDeselect={false}
        data={[
          { value: '', label: t`The calendar chosen on Integrations` },
          ...choices.filter(({ canWrite }) => canWrite).map(({ value, label }) => ({ value, label })),
        ]}
        value={destinationCalendar ? keyOf(destinationCalendar) : ''}
        error={errorOf('destinationCalendar')}
        onChange={(key) => change({ destinationCalendar: key ? refOf(key) : null })}
      />
    </>
  );
}
