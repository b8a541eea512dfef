import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Switch, Text } from '@mantine/core';
import { CheckedField, faultText } from '../editor/CheckedField.js';
import type { EditorProps } from '../editor/context.js';
import { TextField } from '../editor/typing/TextField.js';
import { perLanguage } from '@linkyard/ui/language';
import { chatFault, type ChatKind, chatKinds } from '../kit/chat-links.js';
import type { MessengerContent } from './schema.js';

type Way = MessengerContent['links'][ChatKind];

const ways: () => Record<ChatKind, { field: string; placeholder: string }> = perLanguage(() => ({
  whatsapp: { field: 'WhatsApp', placeholder: '+49 170 1234567' },
  telegram: { field: 'Telegram', placeholder: t`@name` },
  viber: { field: 'Viber', placeholder: '+49 170 1234567' },
  skype: { field: 'Skype', placeholder: t`live:name` },
  phone: { field: t`Phone`, placeholder: '+49 30 123456' },
  email: { field: t`E-mail`, placeholder: t`you@example.com` },
}));

/** Notes on discontinued apps. */
const remarkOn = (kind: ChatKind) =>
  kind === 'skype' ? t`Skype closed in May 2025; few visitors can still open it.` : undefined;

function WayForm({ kind, way, onChange }: { kind: ChatKind; way: Way; onChange: (next: Way) => void }) {
  const { field, placeholder } = ways()[kind];
  return (
    <Stack gap={6}>
      <CheckedField
        label={field}
        dir="ltr"
        placeholder={placeholder}
        maxLength={300}
        description={way.link.trim() === '' ? undefined : remarkOn(kind)}
        value={way.link}
        faultOf={(link) => faultText(chatFault(kind, link))}
        onChange={(link) => onChange({ ...way, link })}
      />
      {way.link.trim() !== '' && (
        <Switch
          size="sm"
          label={t`Show ${field}`}
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
        label={t`Title`}
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
        <Trans>Only what is filled in is shown.</Trans>
      </Text>
    </Stack>
  );
}
