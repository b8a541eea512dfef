import { Stack, Switch, Text } from '@mantine/core';
import { CheckedField } from '../editor/CheckedField.js';
import type { EditorProps } from '../editor/context.js';
import { TextField } from '../editor/typing/TextField.js';
import { chatFault, type ChatKind, chatKinds } from '../kit/chat-links.js';
import type { MessengerContent } from './schema.js';
import { wayNames } from './way-names.js';

type Way = MessengerContent['links'][ChatKind];

/** Notes on discontinued apps. */
const remarks: Partial<Record<ChatKind, string>> = {
  skype: 'Skype closed in May 2025; few visitors can still open it.',
};

function WayForm({ kind, way, onChange }: { kind: ChatKind; way: Way; onChange: (next: Way) => void }) {
  const { field, placeholder } = wayNames[kind];
  return (
    <Stack gap={6}>
      <CheckedField
        label={field}
        placeholder={placeholder}
        maxLength={300}
        description={way.link.trim() === '' ? undefined : remarks[kind]}
        value={way.link}
        faultOf={(link) => chatFault(kind, link)}
        onChange={(link) => onChange({ ...way, link })}
      />
      {way.link.trim() !== '' && (
        <Switch
          size="sm"
          label={`Show ${field}`}
          checked={way.status !== 0}
          onChange={(event) => onChange({ ...way, status: event.currentTarget.checked ? 1 : 0 })}
        />
      )}
    </Stack>
  );
}

export function Editor({ value, onChange }: EditorProps<MessengerContent>) {
  return (
    <Stack gap="md">
      <TextField
        label="Title"
        maxLength={200}
        value={value.title}
        onChange={(text) => onChange({ ...value, title: text })}
      />
      {chatKinds.map((kind) => (
        <WayForm
          key={kind}
          kind={kind}
          // Older or foreign data may lack a way.
          way={value.links[kind] ?? { link: '', status: 1 }}
          onChange={(way) => onChange({ ...value, links: { ...value.links, [kind]: way } })}
        />
      ))}
      <Text size="xs" c="dimmed">
        Only what is filled in is shown.
      </Text>
    </Stack>
  );
}
