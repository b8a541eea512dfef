import { Stack, Text } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import { FieldList } from './FieldList.js';
import type { FormContent } from './schema.js';
import { ThankYouFields } from './ThankYouFields.js';

export function Editor({ value, onChange, context }: EditorProps<FormContent>) {
  const set = (part: Partial<FormContent>) => onChange({ ...value, ...part });
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
      <div>
        <Text size="sm" fw={500} mb={6}>
          Questions
        </Text>
        <FieldList fields={value.fields} onChange={(fields) => set({ fields })} />
      </div>
      <TextField label="Button" maxLength={80} value={value.btntext} onChange={(text) => set({ btntext: text })} />
      <TextField
        label="Mail answers to"
        placeholder="Empty: your own address"
        type="email"
        maxLength={254}
        value={value.sentemail}
        onChange={(text) => set({ sentemail: text.trim() })}
      />
      <ThankYouFields value={value} onChange={set} context={context} />
    </Stack>
  );
}
