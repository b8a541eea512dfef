import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { CheckedField, faultText } from '../editor/CheckedField.js';
import type { EditorProps } from '../editor/context.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import { chatFault } from '../kit/chat-links.js';
import type { WhatsappContent } from './schema.js';

export function Editor({ value, onChange }: EditorProps<WhatsappContent>) {
  const set = (part: Partial<WhatsappContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <CheckedField
        label={t`Phone number`}
        placeholder="+49 170 1234567"
        inputMode="tel"
        maxLength={200}
        value={value.phone}
        faultOf={(phone) => faultText(chatFault('whatsapp', phone))}
        onChange={(phone) => set({ phone })}
      />
      <TextArea
        label={t`First words`}
        description={t`They wait in your visitor’s input line, ready to send.`}
        autosize
        minRows={2}
        maxLength={1000}
        value={value.message}
        onChange={(text) => set({ message: text })}
      />
      <TextField label={t`Button`} maxLength={80} value={value.button} onChange={(text) => set({ button: text })} />
    </Stack>
  );
}
