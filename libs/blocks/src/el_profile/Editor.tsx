import { Stack, Textarea, TextInput } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { ImageField } from '../editor/ImageField.js';
import type { ProfileData } from './schema.js';

export function Editor({ value, onChange, context }: EditorProps<ProfileData>) {
  return (
    <Stack gap="md">
      <ImageField
        label="Picture"
        value={value.image}
        onChange={(image) => onChange({ ...value, image })}
        context={context}
      />
      <TextInput
        label="Name"
        maxLength={120}
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
      />
      <Textarea
        label="Tagline"
        description="One or two lines: who you are and what people find here."
        autosize
        minRows={2}
        maxRows={6}
        maxLength={400}
        value={value.tagline}
        onChange={(event) => onChange({ ...value, tagline: event.currentTarget.value })}
      />
      {value.image && (
        <TextInput
          label="What the picture shows"
          description="Read aloud to people who cannot see it."
          placeholder={value.name}
          maxLength={200}
          value={value.imageAlt}
          onChange={(event) => onChange({ ...value, imageAlt: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
