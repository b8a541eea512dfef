import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { FieldList } from './FieldList.js';
import type { FormContent } from './schema.js';
import { ThankYouFields } from './ThankYouFields.js';

export function Editor({ value, onChange, context }: EditorProps<FormContent>) {
  const set = (part: Partial<FormContent>) => onChange({ ...value, ...part });
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
      <div>
        <Text size="sm" fw={500} mb={6}>
          Questions
        </Text>
        <FieldList fields={value.fields} onChange={(fields) => set({ fields })} />
      </div>
      <TextInput
        label="Button"
        maxLength={80}
        value={value.btntext}
        onChange={(event) => set({ btntext: event.currentTarget.value })}
      />
      <TextInput
        label="Mail answers to"
        placeholder="Empty: your own address"
        type="email"
        maxLength={254}
        value={value.sentemail}
        onChange={(event) => set({ sentemail: event.currentTarget.value.trim() })}
      />
      <ThankYouFields value={value} onChange={set} context={context} />
    </Stack>
  );
}
