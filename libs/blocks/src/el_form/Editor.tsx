import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { TitleAndDescription } from '../editor/TitleAndDescription.js';
import { TextField } from '../editor/typing/TextField.js';
import { FieldList } from './editor/FieldList.js';
import type { FormContent } from './schema.js';
import { ThankYouFields } from './editor/ThankYouFields.js';

export function Editor({ value, onChange, context }: EditorProps<FormContent>) {
  const set = (part: Partial<FormContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TitleAndDescription value={value} onChange={set} />
      <div>
        <Text size="sm" fw={500} mb={6}>
          <Trans>Questions</Trans>
        </Text>
        <FieldList fields={value.fields} onChange={(fields) => set({ fields })} i18n={context.i18n} />
      </div>
      <TextField label={t`Button`} maxLength={80} value={value.btntext} onChange={(text) => set({ btntext: text })} />
      <TextField
        label={t`Mail answers to`}
        placeholder={t`Empty: your own address`}
        type="email"
        maxLength={254}
        value={value.sentemail}
        onChange={(text) => set({ sentemail: text.trim() })}
      />
      <ThankYouFields value={value} onChange={set} context={context} />
    </Stack>
  );
}
