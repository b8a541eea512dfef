import { t } from '@lingui/core/macro';
import { Stack, Switch, TagsInput } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import { AskedFields } from '../editor/AskedFields.js';
import type { EditorProps } from '../editor/context.js';
import { TitleAndDescription } from '../editor/TitleAndDescription.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import { ThankYouFields } from '../el_form/editor/ThankYouFields.js';
import type { OptinContent } from './schema.js';

const asked = perLanguage(() => [
  { key: 'isname' as const, label: t`Name` },
  { key: 'isemail' as const, label: t`E-mail` },
  { key: 'isphone' as const, label: t`Phone` },
  { key: 'iswhatsapp' as const, label: t`WhatsApp` },
]);

export function Editor({ value, onChange, context }: EditorProps<OptinContent>) {
  const set = (part: Partial<OptinContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TitleAndDescription value={value} onChange={set} />
      <AskedFields
        fields={asked()}
        description={t`The first way of contact is required; the others are optional.`}
        value={value}
        onChange={set}
      />
      <TextField label={t`Button`} maxLength={80} value={value.btnText} onChange={(text) => set({ btnText: text })} />
      <TextArea
        label={t`Consent`}
        description={t`The sentence beside the tick box, kept with every sign-up. Empty: no box.`}
        autosize
        minRows={2}
        maxLength={1000}
        value={value.consentText}
        onChange={(text) => set({ consentText: text })}
      />
      {value.consentText !== '' && (
        <Switch
          label={t`Nobody can sign up without it`}
          checked={value.consentRequired}
          onChange={(event) => set({ consentRequired: event.currentTarget.checked })}
        />
      )}
      <TagsInput
        label={t`Tags`}
        description={t`Given to everybody who signs up here.`}
        maxTags={20}
        value={value.tags}
        onChange={(tags) => set({ tags: tags.map((tag) => tag.slice(0, 60)) })}
      />
      <ThankYouFields value={value} onChange={set} context={context} />
    </Stack>
  );
}
