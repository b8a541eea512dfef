import { t } from '@lingui/core/macro';
import { Stack, Switch } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorProps } from '../editor/context.js';
import { TextField } from '../editor/typing/TextField.js';
import { ZoneField } from '../editor/ZoneField.js';
import { dayParts } from './day-part.js';
import type { GreetingContent } from './schema.js';

const partNames = perLanguage(() => ({
  morning: t`In the morning, from 5`,
  afternoon: t`In the afternoon, from 12`,
  evening: t`In the evening, from 18`,
  night: t`At night, from 22`,
}));

export function Editor({ value, onChange }: EditorProps<GreetingContent>) {
  return (
    <Stack gap="md">
      {dayParts.map((part) => (
        <TextField
          key={part}
          label={partNames()[part]}
          placeholder={t`Empty: nothing is shown`}
          maxLength={120}
          value={value[part]}
          onChange={(text) => onChange({ ...value, [part]: text })}
        />
      ))}
      <TextField
        label={t`Then, after a comma`}
        placeholder={t`dear neighbours`}
        maxLength={80}
        value={value.name}
        onChange={(text) => onChange({ ...value, name: text })}
      />
      <Switch
        label={t`By each visitor’s own clock`}
        checked={value.useVisitorTime}
        onChange={(event) => onChange({ ...value, useVisitorTime: event.currentTarget.checked })}
      />
      <ZoneField
        label={t`Your time zone`}
        description={value.useVisitorTime ? t`Where a visitor’s clock cannot be read.` : undefined}
        value={value.timeZone}
        onChange={(timeZone) => onChange({ ...value, timeZone })}
      />
    </Stack>
  );
}
