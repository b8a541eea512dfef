import { t } from '@lingui/core/macro';
import { Input, SegmentedControl, Stack } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorProps } from '../editor/context.js';
import { TextField } from '../editor/typing/TextField.js';
import { type HeadingData, headingTags } from './schema.js';

const sizes = perLanguage(() => ({
  h1: t`Largest`,
  h2: t`Large`,
  h3: t({ message: 'Medium', context: 'size' }),
  h4: t`Small`,
}));
const sides = perLanguage(() => [
  { value: '' as const, label: t`Layout` },
  { value: 'left' as const, label: t`Left` },
  { value: 'center' as const, label: t`Centre` },
  { value: 'right' as const, label: t`Right` },
]);

export function Editor({ value, onChange }: EditorProps<HeadingData>) {
  return (
    <Stack gap="md">
      <TextField label={t`Text`} maxLength={300} value={value.text} onChange={(text) => onChange({ ...value, text })} />
      <Input.Wrapper label={t`Size`} labelElement="div">
        <SegmentedControl
          aria-label={t`Size`}
          fullWidth
          mt={4}
          data={headingTags.map((tag) => ({ value: tag, label: sizes()[tag] }))}
          value={value.tag}
          onChange={(tag) => onChange({ ...value, tag })}
        />
      </Input.Wrapper>
      <Input.Wrapper label={t`Alignment`} labelElement="div">
        <SegmentedControl
          aria-label={t`Alignment`}
          fullWidth
          mt={4}
          data={[...sides()]}
          value={value.align}
          onChange={(align) => onChange({ ...value, align })}
        />
      </Input.Wrapper>
    </Stack>
  );
}
