import { Stack } from '@mantine/core';
import { AskedFields } from '../editor/AskedFields.js';
import type { EditorProps } from '../editor/context.js';
import { AddressField } from '../editor/LinkField.js';
import { TitleAndDescription } from '../editor/TitleAndDescription.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import type { UploadContent } from './schema.js';

const asked = [
  { key: 'isname', label: 'Name (optional)' },
  { key: 'isemail', label: 'E-mail' },
  { key: 'ismessage', label: 'A message (optional)' },
] as const;

export function Editor({ value, onChange, context }: EditorProps<UploadContent>) {
  const set = (part: Partial<UploadContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TitleAndDescription value={value} onChange={set} />
      <AddressField
        context={context}
        label="Something to look at first (optional)"
        value={value.fileUrl}
        onChange={(fileUrl) => set({ fileUrl })}
      />
      <AskedFields fields={asked} value={value} onChange={set} />
      <TextField label="Button" maxLength={80} value={value.btnText} onChange={(text) => set({ btnText: text })} />
      <TextArea
        label="Thank-you text"
        autosize
        minRows={2}
        maxLength={500}
        value={value.ttext}
        onChange={(text) => set({ ttext: text })}
      />
    </Stack>
  );
}
