import { Select, Stack, Switch, Text } from '@mantine/core';
import { animationNames, type SectionAnimation } from '../kit/design.js';
import { NumberField } from './typing/NumberField.js';

export interface AnimationPanelProps {
  value: SectionAnimation;
  onChange: (next: SectionAnimation) => void;
}

/** flipInX → Flip in X */
const nameOf = (name: string) => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return (
    (words[0]?.toUpperCase() ?? '') + words.slice(1).replace(/ ([xy])$/, (_, axis: string) => ` ${axis.toUpperCase()}`)
  );
};

/** How a section moves. Visitors who ask for less motion see none of it. @source spec 9 "Animations" */
export function AnimationPanel({ value, onChange }: AnimationPanelProps) {
  const isChosen = value.animType !== 'none';
  return (
    <Stack gap="md">
      <Select
        label="Animation"
        data={[
          { value: 'none', label: 'None' },
          ...animationNames.map((name) => ({ value: name, label: nameOf(name) })),
        ]}
        value={value.animType}
        allowDeselect={false}
        onChange={(next) => {
          const animType = animationNames.find((name) => name === next) ?? 'none';
          onChange({ ...value, animType, isanim: animType !== 'none' });
        }}
      />
      <Switch
        label="Switched on"
        disabled={!isChosen}
        checked={value.isanim}
        onChange={(event) => onChange({ ...value, isanim: event.currentTarget.checked })}
      />
      <NumberField
        label="Starts after"
        suffix=" ms"
        min={0}
        max={10_000}
        step={100}
        clampBehavior="strict"
        allowDecimal={false}
        disabled={!isChosen}
        value={value.delay}
        onChange={(next) => onChange({ ...value, delay: Number(next) || 0 })}
      />
      <Switch
        label="Repeat"
        description="Stops while someone points at it."
        disabled={!isChosen}
        checked={value.repeat}
        onChange={(event) => onChange({ ...value, repeat: event.currentTarget.checked })}
      />
      <Text size="xs" c="dimmed">
        Visitors who ask their device for less motion do not see animations.
      </Text>
    </Stack>
  );
}
