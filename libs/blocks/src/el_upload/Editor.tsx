import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import { AskedFields } from '../editor/AskedFields.js';
import type { EditorProps } from '../editor/context.js';
import { AddressField } from '../editor/LinkField.js';
import { TitleAndDescription } from '../editor/TitleAndDescription.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import type { UploadContent } from './schema.js';

const asked = perLanguage(() => [
  { key: 'isname' as const, label: t`Name (optional)` },
  { key: 'isemail' as const, label: t`E-mail` },
  { key: 'ismessage' as const, label: t`A message (optional)` },
]);

export function Editor({ value, onChange, context }: EditorProps<UploadContent>) {
  const set = (part: Partial<UploadContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TitleAndDescription value={value} onChange={set} />
      <AddressField
        context={context}
        label={t`Something to look at first (optional)`}
        value={value.fileUrl}
        onChange={(fileUrl) => set({ fileUrl })}
      />
      <AskedFields fields={asked()} value={value} onChange={set} />
      <TextField label={t`Button`} maxLength={80} value={value.btnText} onChange={(text) => set({ btnText: text })} />
      <TextArea
        label={t`Thank-you text`}
        autosize
        minRows={2}
        maxLength={500}
        value={value.ttext}
        onChange={(text) => set({ ttext: text })}
      />
    </Stack>
  );
}
