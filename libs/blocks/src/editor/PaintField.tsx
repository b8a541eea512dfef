import { ColorPicker, Group, Input, Popover, SegmentedControl, SimpleGrid, Stack, UnstyledButton } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import type { Theme } from '../kit/design.js';
import { type Gradient, gradientCss, paintCss, parseGradient } from '../kit/paint.js';
import { GradientFields } from './GradientFields.js';
import { gradientPalette, solidPalette } from './palette.js';

export interface PaintFieldProps {
  label: string;
  /** Hex or gradient text; undefined is the theme's. */
  value: string | undefined;
  onChange: (next: string | undefined) => void;
  theme?: Theme;
  /** Whether it can be given back to the theme. Default true. */
  clearable?: boolean;
}
const startGradient: Gradient = {
  type: 'linear',
  angle: 135,
  stops: [
    { id: 'a', color: '#ffd9c2', position: 0 },
    { id: 'b', color: '#c93a6e', position: 100 },
  ],
};
/** How long a dragged colour rests before the page follows, milliseconds. @source spec 9 */
const dragRestMs = 200;

function Swatches({ paints, onPick }: { paints: readonly string[]; onPick: (paint: string) => void }) {
  return (
    <SimpleGrid cols={8} spacing={6} verticalSpacing={6}>
      {paints.map((paint) => (
        <UnstyledButton
          key={paint}
          aria-label={paint}
          title={paint}
          onClick={() => onPick(paint)}
          style={{
            height: 28,
            borderRadius: 8,
            background: paintCss(paint) ?? undefined,
            border: '1px solid var(--mantine-color-default-border)',
          }}
        />
      ))}
    </SimpleGrid>
  );
}

function PaintPanel({ value, onChange, theme }: Omit<PaintFieldProps, 'label' | 'clearable'>) {
  const stored = parseGradient(value);
  const [mode, setMode] = useState(stored ? 'gradient' : 'solid');
  // Held here while stops are edited, so that they keep their ids and order under the hand.
  const [gradient, setGradient] = useState<Gradient>(stored ?? startGradient);
  const follow = useDebouncedCallback((next: string) => onChange(next), dragRestMs);
  const shortcuts = theme ? [theme.primaryColor, theme.secondaryColor] : [];
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Kind of colour"
        fullWidth
        data={[
          { value: 'solid', label: 'Solid' },
          { value: 'gradient', label: 'Gradient' },
          { value: 'ready', label: 'Ready-made' },
        ]}
        value={mode}
        onChange={setMode}
      />
      {mode === 'solid' && (
        <ColorPicker
          fullWidth
          format="hexa"
          value={stored ? '#ffffff' : (value ?? '#ffffff')}
          onChange={follow}
          swatches={[...new Set([...shortcuts, ...solidPalette])]}
          swatchesPerRow={8}
        />
      )}
      {mode === 'gradient' && (
        <GradientFields
          value={gradient}
          onChange={(next) => {
            setGradient(next);
            follow(gradientCss(next));
          }}
        />
      )}
      {mode === 'ready' && (
        <Swatches
          paints={gradientPalette}
          onPick={(paint) => {
            setGradient(parseGradient(paint) ?? gradient);
            onChange(paint);
          }}
        />
      )}
    </Stack>
  );
}

/** A solid colour or a gradient, in the three modes of the colour picker. @source spec 2 "Colour picker" */
export function PaintField({ label, value, onChange, theme, clearable = true }: PaintFieldProps) {
  const shown = paintCss(value);
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Group gap="xs" wrap="nowrap">
        <Popover width={320} position="bottom-start" trapFocus withinPortal shadow="md">
          <Popover.Target>
            <UnstyledButton
              aria-label={`${label}: ${shown ? 'change' : 'As in the theme'}`}
              style={{
                flex: 1,
                height: 40,
                paddingInline: 12,
                fontSize: 14,
                borderRadius: 'var(--mantine-radius-default)',
                border: '1px solid var(--mantine-color-default-border)',
                background: shown ?? undefined,
              }}
            >
              {shown ? '' : 'As in the theme'}
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown>
            <PaintPanel value={value} onChange={onChange} theme={theme} />
          </Popover.Dropdown>
        </Popover>
        {clearable && shown && (
          <UnstyledButton fz="sm" c="dimmed" onClick={() => onChange(undefined)} style={{ minHeight: 40 }}>
            Reset
          </UnstyledButton>
        )}
      </Group>
    </Input.Wrapper>
  );
}
