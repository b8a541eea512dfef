import {
  ActionIcon,
  Button,
  ColorInput,
  Group,
  NumberInput,
  SegmentedControl,
  Slider,
  Stack,
  Text,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Gradient, GradientStop } from '../kit/paint.js';
import { parseColour } from '../kit/paint.js';
import { solidPalette } from './palette.js';

interface Props {
  value: Gradient;
  onChange: (next: Gradient) => void;
}
const mostStops = 8;

function StopRow({
  stop,
  onChange,
  onRemove,
}: {
  stop: GradientStop;
  onChange: (next: GradientStop) => void;
  onRemove: (() => void) | null;
}) {
  return (
    <Group gap="xs" wrap="nowrap" align="center">
      <ColorInput
        eyeDropperButtonProps={{ 'aria-label': 'Pick a colour from the screen' }}
        aria-label="Colour of this stop"
        format="hexa"
        swatches={[...solidPalette]}
        swatchesPerRow={10}
        value={stop.color}
        onChange={(color) => parseColour(color) && onChange({ ...stop, color })}
        style={{ flex: 1 }}
      />
      <NumberInput
        aria-label="Position in percent"
        min={0}
        max={100}
        suffix=" %"
        w={84}
        value={stop.position}
        onChange={(position) => onChange({ ...stop, position: Number(position) || 0 })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Remove this stop"
        disabled={!onRemove}
        onClick={onRemove ?? undefined}
      >
        <IconTrash size={18} stroke={1.5} />
      </ActionIcon>
    </Group>
  );
}

/** Kind, angle and stops of a gradient. @source spec 3 "Gradient" */
export function GradientFields({ value, onChange }: Props) {
  const setStops = (stops: GradientStop[]) => onChange({ ...value, stops });
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Kind of gradient"
        data={[
          { value: 'linear', label: 'Linear' },
          { value: 'radial', label: 'Radial' },
        ]}
        value={value.type}
        onChange={(type) => onChange({ ...value, type: type === 'radial' ? 'radial' : 'linear' })}
      />
      {value.type === 'linear' && (
        <div>
          <Text size="sm">Angle</Text>
          <Slider
            min={0}
            max={360}
            step={5}
            label={(angle) => `${angle}°`}
            value={value.angle}
            onChange={(angle) => onChange({ ...value, angle })}
            thumbLabel="Angle in degrees"
          />
        </div>
      )}
      {value.stops.map((stop, index) => (
        <StopRow
          key={stop.id}
          stop={stop}
          onChange={(next) => setStops(value.stops.map((other, at) => (at === index ? next : other)))}
          onRemove={value.stops.length > 2 ? () => setStops(value.stops.filter((_, at) => at !== index)) : null}
        />
      ))}
      <Button
        variant="light"
        size="xs"
        leftSection={<IconPlus size={16} />}
        disabled={value.stops.length >= mostStops}
        onClick={() =>
          setStops([
            ...value.stops,
            { id: crypto.randomUUID(), color: value.stops.at(-1)?.color ?? '#ffffff', position: 100 },
          ])
        }
      >
        Add a stop
      </Button>
    </Stack>
  );
}
