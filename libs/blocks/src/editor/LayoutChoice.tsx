import { SegmentedControl, Stack, Text } from '@mantine/core';

export interface LayoutChoiceProps<Layout extends string> {
  label: string;
  names: Record<Layout, string>;
  layouts: readonly Layout[];
  value: Layout;
  onChange: (next: Layout) => void;
}

/** One of a few ways to show the same. */
export function LayoutChoice<Layout extends string>(props: LayoutChoiceProps<Layout>) {
  const { label, names, layouts, value, onChange } = props;
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={label}
        data={layouts.map((layout) => ({ value: layout, label: names[layout] }))}
        value={value}
        onChange={(next) => onChange(layouts.find((layout) => layout === next) ?? value)}
      />
    </Stack>
  );
}
