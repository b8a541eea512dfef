import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, NumberInput, SegmentedControl, Slider, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { fewestStops, type Gradient, maxStops } from '../../kit/gradient.js';
import { SolidPane } from './SolidPane.js';
import { StopBar } from './StopBar.js';
import { changeStop, freeStopId, widestGap, withoutStop, withStop } from './stops.js';

interface GradientPaneProps {
  value: Gradient;
  onChange: (next: Gradient) => void;
}

function Angle({ value, onChange }: { value: number; onChange: (next: number) => void }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm">
        <Trans>Angle</Trans>
      </Text>
      <Slider
        style={{ flex: 1 }}
        min={0}
        max={360}
        label={(angle) => `${angle}°`}
        value={value}
        onChange={onChange}
        thumbLabel={t`Angle`}
      />
      <NumberInput
        aria-label={t`Angle in degrees`}
        w={84}
        min={0}
        max={360}
        suffix="°"
        allowDecimal={false}
        clampBehavior="strict"
        value={value}
        onChange={(next) => next !== '' && onChange(Number(next))}
      />
    </Group>
  );
}

/** Kind, angle and stops of a gradient; the stop that has the focus is coloured below. @source spec 3 "Gradient" */
export function GradientPane({ value, onChange }: GradientPaneProps) {
  const [chosen, setChosen] = useState(value.stops[0]?.id ?? '');
  const stop = value.stops.find(({ id }) => id === chosen) ?? value.stops[0];
  const remove = (id: string) => {
    const next = withoutStop(value, id);
    if (next === value) return;
    setChosen(next.stops[0]?.id ?? '');
    onChange(next);
  };
  const add = (position: number) => {
    const id = freeStopId(value.stops);
    const next = withStop(value, position, id);
    if (next === value) return;
    setChosen(id);
    onChange(next);
  };
  if (!stop) return null;
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t`Kind of gradient`}
        fullWidth
        data={[
          { value: 'linear', label: t`Linear` },
          { value: 'radial', label: t`Radial` },
        ]}
        value={value.type}
        onChange={(type) => onChange({ ...value, type: type === 'radial' ? 'radial' : 'linear' })}
      />
      {value.type === 'linear' && <Angle value={value.angle} onChange={(angle) => onChange({ ...value, angle })} />}
      <StopBar
        gradient={value}
        selected={stop.id}
        onSelect={setChosen}
        onMove={(id, position) => onChange(changeStop(value, id, { position }))}
        onAdd={add}
        onRemove={remove}
      />
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="default"
          size="xs"
          style={{ flex: 1 }}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          disabled={value.stops.length >= maxStops}
          onClick={() => add(widestGap(value.stops))}
        >
          <Trans>Add a stop</Trans>
        </Button>
        <NumberInput
          aria-label={t`Position of the stop in percent`}
          w={84}
          min={0}
          max={100}
          suffix=" %"
          clampBehavior="strict"
          value={stop.position}
          onChange={(position) =>
            position !== '' && onChange(changeStop(value, stop.id, { position: Number(position) }))
          }
        />
        <ActionIcon
          aria-label={t`Remove the stop`}
          disabled={value.stops.length <= fewestStops}
          onClick={() => remove(stop.id)}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
      <SolidPane
        key={stop.id}
        value={stop.color}
        onChange={(color) => onChange(changeStop(value, stop.id, { color }))}
      />
    </Stack>
  );
}
