import { t } from '@lingui/core/macro';
import { Stack, Switch } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorProps } from '../editor/context.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import type { RatingContent } from './schema.js';

const switches = perLanguage(() => [
  { key: 'allowComment' as const, label: t`Visitors may comment`, description: undefined },
  {
    key: 'moderate' as const,
    label: t`I look at comments first`,
    description: t`They appear after you show them in Lead’s Data.`,
  },
  { key: 'requireEmail' as const, label: t`Ask for an e-mail address`, description: t`Seen by you alone.` },
  { key: 'showAverage' as const, label: t`Show the average`, description: undefined },
  { key: 'showBreakdown' as const, label: t`Show how many gave 5 to 1 stars`, description: undefined },
]);

export function Editor({ value, onChange }: EditorProps<RatingContent>) {
  const set = (part: Partial<RatingContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TextField
        label={t`Question`}
        maxLength={300}
        value={value.question}
        onChange={(text) => set({ question: text })}
      />
      {switches()
        .filter(({ key }) => key !== 'moderate' || value.allowComment)
        .map(({ key, label, description }) => (
          <Switch
            key={key}
            label={label}
            description={description}
            checked={value[key]}
            onChange={(event) => set({ [key]: event.currentTarget.checked })}
          />
        ))}
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
