import { Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import type { RatingContent } from './schema.js';

const switches = [
  { key: 'allowComment', label: 'Visitors may comment', description: undefined },
  {
    key: 'moderate',
    label: 'I look at comments first',
    description: 'They appear after you show them in Lead’s Data.',
  },
  { key: 'requireEmail', label: 'Ask for an e-mail address', description: 'Seen by you alone.' },
  { key: 'showAverage', label: 'Show the average', description: undefined },
  { key: 'showBreakdown', label: 'Show how many gave 5 to 1 stars', description: undefined },
] as const;

export function Editor({ value, onChange }: EditorProps<RatingContent>) {
  const set = (part: Partial<RatingContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TextInput
        label="Question"
        maxLength={300}
        value={value.question}
        onChange={(event) => set({ question: event.currentTarget.value })}
      />
      {switches
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
      <TextInput
        label="Button"
        maxLength={80}
        value={value.btnText}
        onChange={(event) => set({ btnText: event.currentTarget.value })}
      />
      <Textarea
        label="Thank-you text"
        autosize
        minRows={2}
        maxLength={500}
        value={value.ttext}
        onChange={(event) => set({ ttext: event.currentTarget.value })}
      />
    </Stack>
  );
}
