import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { AddressField } from '../editor/LinkField.js';
import { TextField } from '../editor/typing/TextField.js';
import type { QrcodeContent } from './schema.js';

export function Editor({ value, onChange, context }: EditorProps<QrcodeContent>) {
  return (
    <Stack gap="md">
      <AddressField
        context={context}
        label={t`Link in the code`}
        placeholder={t`Empty: the address of this page`}
        value={value.inputLink}
        onChange={(inputLink) => onChange({ ...value, inputLink })}
      />
      <TextField
        label={t`Text below`}
        maxLength={200}
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
      />
    </Stack>
  );
}
