import { Stack, Switch } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { TextField } from '../editor/typing/TextField.js';
import { ZoneField } from '../editor/ZoneField.js';
import { dayParts } from './day-part.js';
import type { GreetingContent } from './schema.js';

const partNames = {
  morning: 'In the morning, from 5',
  afternoon: 'In the afternoon, from 12',
  evening: 'In the evening, from 18',
  night: 'At night, from 22',
};

export function Editor({ value, onChange }: EditorProps<GreetingContent>) {
  return (
    <Stack gap="md">
      {dayParts.map((part) => (
        <TextField
          key={part}
          label={partNames[part]}
          placeholder="Empty: nothing is shown"
          maxLength={120}
          value={value[part]}
          onChange={(text) => onChange({ ...value, [part]: text })}
        />
      ))}
      <TextField
        label="Then, after a comma"
        placeholder="dear neighbours"
        maxLength={80}
        value={value.name}
        onChange={(text) => onChange({ ...value, name: text })}
      />
      <Switch
        label="By each visitor’s own clock"
        checked={value.useVisitorTime}
        onChange={(event) => onChange({ ...value, useVisitorTime: event.currentTarget.checked })}
      />
      <ZoneField
        label="Your time zone"
        description={value.useVisitorTime ? 'Where a visitor’s clock cannot be read.' : undefined}
        value={value.timeZone}
        onChange={(timeZone) => onChange({ ...value, timeZone })}
      />
    </Stack>
  );
}
