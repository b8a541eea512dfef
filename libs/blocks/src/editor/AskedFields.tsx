import { t } from '@lingui/core/macro';
import { Checkbox, Stack } from '@mantine/core';

interface AskedFieldsProps<Key extends string> {
  /** What can be asked for, in the order a visitor meets it. */
  fields: readonly { key: Key; label: string }[];
  description?: string;
  value: Record<Key, boolean>;
  onChange: (next: Record<Key, boolean>) => void;
}

/** Which of a block's fields a visitor is asked to fill in. */
export function AskedFields<Key extends string>({ fields, description, value, onChange }: AskedFieldsProps<Key>) {
  const isAsked = (chosen: readonly string[]) =>
    Object.fromEntries(fields.map(({ key }) => [key, chosen.includes(key)])) as Record<Key, boolean>;
  return (
    <Checkbox.Group
      label={t`Ask for`}
      description={description}
      value={fields.filter(({ key }) => value[key]).map(({ key }) => key)}
      onChange={(chosen) => onChange(isAsked(chosen))}
    >
      <Stack gap="xs" mt="xs">
        {fields.map(({ key, label }) => (
          <Checkbox key={key} value={key} label={label} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
