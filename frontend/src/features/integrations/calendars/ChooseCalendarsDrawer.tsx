import { t } from '@lingui/core/macro';
import { Checkbox, Select, Stack } from '@mantine/core';
import { updateCalendar, type CalendarAccountView } from '@linkyard/contracts';
import { DialogFoot, InlineAlert, RecordDrawer, toast, useUiForm, translated } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useUpdateCalendarMutation } from '../api.js';
import css from '../integrations.module.css';

interface ChooseCalendarsDrawerProps {
  account: CalendarAccountView | null;
  onClose: () => void;
}

/** Which calendars of an account block slots, and which one bookings are written to. */
export function ChooseCalendarsDrawer({ account, onClose }: ChooseCalendarsDrawerProps) {
  return (
    <RecordDrawer opened={account !== null} onClose={onClose} title={t`Choose calendars`}>
      {account && <Choices key={account._id} account={account} onClose={onClose} />}
    </RecordDrawer>
  );
}

function Choices({ account, onClose }: { account: CalendarAccountView; onClose: () => void }) {
  const { _id, email, calendars, writeCalendarId, lastError } = account;
  const [save] = useUpdateCalendarMutation();
  const writable = calendars.filter(({ canWrite }) => canWrite);
  const { form, formProps, failure, submitting } = useUiForm({
    closesOnSave: true,
    initialValues: {
      busy: calendars.filter(({ checkBusy }) => checkBusy).map(({ id }) => id),
      write: writeCalendarId ?? '',
    },
    submit: async ({ busy, write }) => {
      const answer = await save({
        _id,
        busyCalendarIds: busy,
        ...(writable.length > 0 ? { writeCalendarId: write || null } : {}),
      });
      const refusal = refusalOf(answer);
      if (!refusal) {
        toast.success(translated(updateCalendar.message));
        onClose();
      }
      return refusal;
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="lg">
        {lastError ? (
          <InlineAlert title={translated(lastError)} />
        ) : (
          <InlineAlert tone="success" title={t`${email} is connected and has been read.`} />
        )}
        <Checkbox.Group
          label={t`Calendars that block slots`}
          description={t`Times at which you are busy in one of them are not offered.`}
          {...form.getInputProps('busy')}
        >
          <div className={css['choices']} style={{ marginTop: 8 }}>
            {calendars.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} />
            ))}
          </div>
        </Checkbox.Group>
        {writable.length > 0 && (
          <Select
            label={t`Write bookings to`}
            description={t`Bookings appear there, move and go with what happens to them here.`}
            allowDeselect={false}
            data={[
              { value: '', label: t`No calendar of this account` },
              ...writable.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.getInputProps('write')}
          />
        )}
        <DialogFoot failure={failure} submit={t`Save`} submitting={submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
