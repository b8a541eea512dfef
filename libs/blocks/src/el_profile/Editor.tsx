import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { ImageField } from '../editor/ImageField.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import type { ProfileData } from './schema.js';

export function Editor({ value, onChange, context }: EditorProps<ProfileData>) {
  return (
    <Stack gap="md">
      <ImageField
        label={t`Picture`}
        value={value.image}
        onChange={(image) => onChange({ ...value, image })}
        context={context}
      />
      <TextField
        label={t`Name`}
        maxLength={120}
        value={value.name}
        onChange={(text) => onChange({ ...value, name: text })}
      />
      <TextArea
        label={t`Tagline`}
        description={t`One or two lines: who you are and what people find here.`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={400}
        value={value.tagline}
        onChange={(text) => onChange({ ...value, tagline: text })}
      />
      {value.image && (
        <TextField
          label={t`What the picture shows`}
          description={t`Read aloud to people who cannot see it.`}
          placeholder={value.name}
          maxLength={200}
          value={value.imageAlt}
          onChange={(text) => onChange({ ...value, imageAlt: text })}
        />
      )}
    </Stack>
  );
}
