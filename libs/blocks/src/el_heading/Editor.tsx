import { Input, SegmentedControl, Stack } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { TextField } from '../editor/typing/TextField.js';
import { type HeadingData, headingTags } from './schema.js';

const sizes = { h1: 'Largest', h2: 'Large', h3: 'Medium', h4: 'Small' } as const;
const sides = [
  { value: '', label: 'Layout' },
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
] as const;

export function Editor({ value, onChange }: EditorProps<HeadingData>) {
  return (
    <Stack gap="md">
      <TextField label="Text" maxLength={300} value={value.text} onChange={(text) => onChange({ ...value, text })} />
      <Input.Wrapper label="Size" labelElement="div">
        <SegmentedControl
          aria-label="Size"
          fullWidth
          mt={4}
          data={headingTags.map((tag) => ({ value: tag, label: sizes[tag] }))}
          value={value.tag}
          onChange={(tag) => onChange({ ...value, tag })}
        />
      </Input.Wrapper>
      <Input.Wrapper label="Alignment" labelElement="div">
        <SegmentedControl
          aria-label="Alignment"
          fullWidth
          mt={4}
          data={[...sides]}
          value={value.align}
          onChange={(align) => onChange({ ...value, align })}
        />
      </Input.Wrapper>
    </Stack>
  );
}
