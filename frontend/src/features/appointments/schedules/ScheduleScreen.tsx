import { t } from '@lingui/core/macro';
import { Select, TextInput } from '@mantine/core';
import type { ScheduleView } from '@linkyard/contracts';
import { EditScreen, FormSkeleton, toast, ZoneSelect, type EditSection } from '@linkyard/ui';
import { useParams } from 'react-router-dom';
import { dayOf } from '@linkyard/languages';
import { asApiError } from '../../../shared/api/api-error.js';
import { LoadFailure } from '../../../shared/message/LoadFailure.js';
import { useRecordForm } from '../../../shared/forms/use-record-form.js';
import { useCountryChoices } from '../../../shared/others-data.js';
import { useSaveScheduleMutation, useScheduleQuery } from '../api.js';
import { Overrides } from '../hours/Overrides.js';
import { TimeOff } from '../hours/TimeOff.js';
import { WeeklyHours } from '../hours/WeeklyHours.js';

type Draft = Pick<ScheduleView, 'name' | 'timeZone' | 'weekly' | 'overrides' | 'timeOff' | 'holidayCountry'>;

const draftOf = ({ name, timeZone, weekly, overrides, timeOff, holidayCountry }: ScheduleView): Draft => ({
  name,
  timeZone,
  weekly,
  overrides,
  timeOff,
  holidayCountry,
});

/** One set of working hours. */
export function ScheduleScreen() {
  const { scheduleId = '' } = useParams();
  const loaded = useScheduleQuery({ _id: scheduleId }, { refetchOnMountOrArgChange: true });
  if (loaded.isError && !loaded.data)
    return (
      <LoadFailure
        error={asApiError(loaded.error)}
        retry={() => void loaded.refetch()}
        missing={t`There are no such working hours.`}
        back={{ to: '/appointments/schedules', label: t`Back to working hours` }}
      />
    );
  const schedule = loaded.currentData?.schedule;
  return schedule ? <Editor key={schedule._id} schedule={schedule} /> : <FormSkeleton />;
}

function Editor({ schedule }: { schedule: ScheduleView }) {
  const form = useRecordForm({ loaded: schedule, draftOf });
  const { draft, change, errorOf } = form;
  const [send] = useSaveScheduleMutation();
  const countries = useCountryChoices();
  const today = dayOf(Date.now(), draft.timeZone);

  const save = async () => {
    if (await form.save((sent, { _id, rev }) => send({ ...sent, _id, rev }))) toast.success(t`Saved.`);
  };
  const sections: EditSection[] = [
    {
      id: 'week',
      title: t`Week`,
      help: t`Your usual hours, on the clock of this time zone. Bookings that were made stay as they are.`,
      hasError: ['name', 'timeZone', 'weekly'].some((path) => errorOf(path)),
      content: (
        <>
          <TextInput
            label={t`Name`}
            maxLength={80}
            value={draft.name}
            error={errorOf('name')}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <ZoneSelect
            value={draft.timeZone}
            error={errorOf('timeZone')}
            onChange={(timeZone) => change({ timeZone })}
          />
          <WeeklyHours
            value={draft.weekly}
            onChange={(weekly) => change({ weekly })}
            errorOf={(day) => errorOf(`weekly.${draft.weekly.findIndex((one) => one.day === day)}`)}
          />
        </>
      ),
    },
    {
      id: 'days',
      title: t`Other hours on single days`,
      help: t`They stand in place of the week on that day.`,
      hasError: errorOf('overrides') !== undefined,
      content: (
        <Overrides
          value={draft.overrides}
          weekly={draft.weekly}
          today={today}
          onChange={(overrides) => change({ overrides })}
          errorOf={(index) => errorOf(`overrides.${index}`)}
        />
      ),
    },
    {
      id: 'off',
      title: t`Time off`,
      help: t`No one can book on these days.`,
      hasError: ['timeOff', 'holidayCountry'].some((path) => errorOf(path)),
      content: (
        <>
          <TimeOff
            value={draft.timeOff}
            today={today}
            onChange={(timeOff) => change({ timeOff })}
            errorOf={(index) => errorOf(`timeOff.${index}`)}
          />
          <Select
            label={t`Public holidays`}
            description={t`Days off by themselves, by the open list of the project date-holidays.`}
            searchable
            limit={60}
            allowDeselect={false}
            data={[{ value: '', label: t`None` }, ...countries]}
            value={draft.holidayCountry}
            error={errorOf('holidayCountry')}
            onChange={(country) => change({ holidayCountry: country ?? '' })}
          />
        </>
      ),
    },
  ];
  return (
    <EditScreen
      title={draft.name || t`Working hours`}
      back={{ to: '/appointments/schedules', label: t`Back to working hours` }}
      sections={sections}
      dirty={form.dirty}
      saving={form.saving}
      onSave={() => void save()}
      onDiscard={form.discard}
      failure={form.failure}
    />
  );
}
