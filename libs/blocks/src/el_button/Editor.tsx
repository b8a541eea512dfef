import { t } from '@lingui/core/macro';
import { SegmentedControl, Stack, Switch } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { IconField } from '../editor/IconField.js';
import { AddressField } from '../editor/LinkField.js';
import { TextField } from '../editor/typing/TextField.js';
import type { ButtonData } from './schema.js';

export function Editor({ value, onChange, context }: EditorProps<ButtonData>) {
  return (
    <Stack gap="md">
      <TextField
        label={t`Text`}
        maxLength={120}
        value={value.btnText}
        onChange={(text) => onChange({ ...value, btnText: text })}
      />
      <AddressField
        context={context}
        label={t`Leads to`}
        value={value.btnUrl}
        onChange={(btnUrl) => onChange({ ...value, btnUrl })}
      />
      <IconField label={t`Icon`} value={value.btnSvg} onChange={(btnSvg) => onChange({ ...value, btnSvg })} />
      <SegmentedControl
        aria-label={t`Width`}
        fullWidth
        data={[
          { value: 'fit', label: t`As wide as its text` },
          { value: 'full', label: t`Full width` },
        ]}
        value={value.width}
        onChange={(width) => onChange({ ...value, width })}
      />
      <Switch
        label={t`Open in a new tab`}
        checked={value.newpage}
        onChange={(event) => onChange({ ...value, newpage: event.currentTarget.checked })}
      />
    </Stack>
  );
}
