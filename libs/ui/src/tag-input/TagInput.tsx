import { TagsInput, type TagsInputProps } from '@mantine/core';

interface TagInputProps extends Omit<TagsInputProps, 'value' | 'onChange' | 'data' | 'maxTags'> {
  label: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Tags used before, offered while one types. */
  known?: readonly string[];
  max?: number;
  /** Characters of one tag. */
  maxLength?: number;
}

/** The tags without doubles: 'VIP' and 'vip' are one tag, as first written. */
function distinct(tags: readonly string[], maxLength: number): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags) {
    const text = tag.trim().slice(0, maxLength);
    const key = text.toLowerCase();
    if (text && !seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}

/** Words a record is found by. Enter or a comma ends one; Backspace takes the last one back. */
export function TagInput({ value, onChange, known = [], max = 20, maxLength = 40, ...field }: TagInputProps) {
  return (
    <TagsInput
      {...field}
      data={[...known]}
      value={[...value]}
      maxTags={max}
      splitChars={[',', ';']}
      acceptValueOnBlur
      onChange={(tags) => onChange(distinct(tags, maxLength).slice(0, max))}
    />
  );
}
