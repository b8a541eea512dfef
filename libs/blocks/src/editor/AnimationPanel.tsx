import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Select, Stack, Switch, Text } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import { type AnimationName, animationNames, type SectionAnimation } from '../kit/design.js';
import { NumberField } from './typing/NumberField.js';

export interface AnimationPanelProps {
  value: SectionAnimation;
  onChange: (next: SectionAnimation) => void;
}

const names: () => Record<AnimationName, string> = perLanguage(() => ({
  fadeIn: t`Fade in`,
  flipInX: t`Flip in X`,
  zoomIn: t`Zoom in`,
  bounce: t`Bounce`,
  flash: t`Flash`,
  pulse: t`Pulse`,
  rubberBand: t`Rubber band`,
  shakeX: t`Shake X`,
  shakeY: t`Shake Y`,
  headShake: t`Head shake`,
  swing: t`Swing`,
  tada: t`Tada`,
  wobble: t`Wobble`,
  jello: t`Jello`,
  heartBeat: t`Heart beat`,
}));

/** How a section moves. Visitors who ask for less motion see none of it. @source spec 9 "Animations" */
export function AnimationPanel({ value, onChange }: AnimationPanelProps) {
  const isChosen = value.animType !== 'none';
  return (
    <Stack gap="md">
      <Select
        label={t`Animation`}
        data={[
          { value: 'none', label: t`None` },
          ...animationNames.map((name) => ({ value: name, label: names()[name] })),
        ]}
        value={value.animType}
        allowDeselect={false}
        onChange={(next) => {
          const animType = animationNames.find((name) => name === next) ?? 'none';
          onChange({ ...value, animType, isanim: animType !== 'none' });
        }}
      />
      <Switch
        label={t`Switched on`}
        disabled={!isChosen}
        checked={value.isanim}
        onChange={(event) => onChange({ ...value, isanim: event.currentTarget.checked })}
      />
      <NumberField
        label={t`Starts after`}
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
        label={t`Repeat`}
        description={t`Stops while someone points at it.`}
        disabled={!isChosen}
        checked={value.repeat}
        onChange={(event) => onChange({ ...value, repeat: event.currentTarget.checked })}
      />
      <Text size="xs" c="dimmed">
        <Trans>Visitors who ask their device for less motion do not see animations.</Trans>
      </Text>
    </Stack>
  );
}
