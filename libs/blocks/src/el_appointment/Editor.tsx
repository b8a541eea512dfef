import { t } from '@lingui/core/macro';
import { Stack, Switch } from '@mantine/core';
import { ChosenItems } from '../editor/ChosenItems.js';
import type { EditorProps } from '../editor/context.js';
import { TitleAndDescription } from '../editor/TitleAndDescription.js';
import { TextField } from '../editor/typing/TextField.js';
import type { AppointmentContent } from './schema.js';

export function Editor({ value, onChange, context }: EditorProps<AppointmentContent>) {
  const set = (part: Partial<AppointmentContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TitleAndDescription value={value} onChange={set} />
      <ChosenItems
        label={t`Appointments`}
        offered={context.sources?.appointments}
        emptyHint={t`You have no appointment that can be booked yet.`}
        value={value.appointmentIds}
        names={value.appointmentData}
        onChange={(appointmentIds, appointmentData) => set({ appointmentIds, appointmentData })}
      />
      <Switch
        label={t`Show prices`}
        checked={value.showPrice}
        onChange={(event) => set({ showPrice: event.currentTarget.checked })}
      />
      <TextField label={t`Button`} maxLength={80} value={value.btnText} onChange={(text) => set({ btnText: text })} />
    </Stack>
  );
}
