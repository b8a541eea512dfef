import { Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { ChosenItems } from '../editor/ChosenItems.js';
import type { EditorProps } from '../editor/context.js';
import type { AppointmentContent } from './schema.js';

export function Editor({ value, onChange, context }: EditorProps<AppointmentContent>) {
  const set = (part: Partial<AppointmentContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TextInput
        label="Title"
        maxLength={200}
        value={value.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxLength={1000}
        value={value.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <ChosenItems
        label="Appointments"
        offered={context.sources?.appointments}
        emptyHint="You have no appointment that can be booked yet."
        value={value.appointmentIds}
        names={value.appointmentData}
        onChange={(appointmentIds, appointmentData) => set({ appointmentIds, appointmentData })}
      />
      <Switch
        label="Show prices"
        checked={value.showPrice}
        onChange={(event) => set({ showPrice: event.currentTarget.checked })}
      />
      <TextInput
        label="Button"
        maxLength={80}
        value={value.btnText}
        onChange={(event) => set({ btnText: event.currentTarget.value })}
      />
    </Stack>
  );
}
