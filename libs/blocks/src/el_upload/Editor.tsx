import { Checkbox, Stack } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { AddressField } from '../editor/LinkField.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import type { UploadContent } from './schema.js';

const asked = [
  { key: 'isname', label: 'Name (optional)' },
  { key: 'isemail', label: 'E-mail' },
  { key: 'ismessage', label: 'A message (optional)' },
] as const;

export function Editor({ value, onChange }: EditorProps<UploadContent>) {
  const set = (part: Partial<UploadContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TextField label="Title" maxLength={200} value={value.title} onChange={(text) => set({ title: text })} />
      <TextArea
        label="Description"
        autosize
        minRows={2}
        maxLength={1000}
        value={value.description}
        onChange={(text) => set({ description: text })}
      />
      <AddressField
        label="Something to look at first (optional)"
        value={value.fileUrl}
        onChange={(fileUrl) => set({ fileUrl })}
      />
      <Checkbox.Group
        label="Ask for"
        value={asked.filter(({ key }) => value[key]).map(({ key }) => key)}
        onChange={(chosen) => set(Object.fromEntries(asked.map(({ key }) => [key, chosen.includes(key)])))}
      >
        <Stack gap="xs" mt="xs">
          {asked.map(({ key, label }) => (
            <Checkbox key={key} value={key} label={label} />
          ))}
        </Stack>
      </Checkbox.Group>
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
