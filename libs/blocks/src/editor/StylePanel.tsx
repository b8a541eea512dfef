import { Button, Fieldset, Group, SegmentedControl, Select, Stack } from '@mantine/core';
import { borderStyles, fontWeights, type SectionStyle, shadowSizes, type Theme } from '../kit/design.js';
import { pruned } from '../kit/pruned.js';
import { themeTokens } from '../kit/theme-tokens.js';
import { ColourField } from './ColourField.js';
import { FontField } from './FontField.js';
import { PaintField } from './PaintField.js';
import { NumberField } from './typing/NumberField.js';

export interface StylePanelProps {
  value: SectionStyle;
  onChange: (next: SectionStyle) => void;
  theme: Theme;
}
type Change = (part: Partial<SectionStyle>) => void;

interface PixelsProps {
  label: string;
  value: number | undefined;
  onChange: (next: number | undefined) => void;
  max: number;
  min?: number;
}
function Pixels({ label, value, onChange, max, min = 0 }: PixelsProps) {
  return (
    <NumberField
      label={label}
      placeholder="Theme"
      suffix=" px"
      min={min}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? undefined : Number(next))}
      style={{ flex: 1 }}
    />
  );
}

function Colours({ value, change, theme }: { value: SectionStyle; change: Change; theme: Theme }) {
  const colors = value.colors ?? {};
  const set = (part: typeof colors) => change({ colors: pruned({ ...colors, ...part }) });
  const ground = themeTokens(theme).tone;
  return (
    <Fieldset legend="Colours">
      <Stack gap="sm">
        <ColourField
          label="Text"
          theme={theme}
          against={{ label: 'the background', paint: colors.background ?? ground }}
          value={colors.text}
          onChange={(text) => set({ text })}
        />
        <PaintField
          label="Background"
          theme={theme}
          against={colors.text ? { label: 'the text', paint: colors.text } : undefined}
          value={colors.background}
          onChange={(background) => set({ background })}
        />
        <ColourField label="Accent" theme={theme} value={colors.accent} onChange={(accent) => set({ accent })} />
      </Stack>
    </Fieldset>
  );
}

const weightNames: Record<number, string> = {
  100: 'Thin',
  200: 'Extra light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra bold',
  900: 'Black',
};

function Type({ value, change }: { value: SectionStyle; change: Change }) {
  return (
    <Fieldset legend="Type">
      <Stack gap="sm">
        <FontField label="Font" value={value.font} onChange={(font) => change({ font })} />
        <Group gap="sm" wrap="nowrap" align="flex-end">
          <Pixels label="Size" min={8} max={120} value={value.size} onChange={(size) => change({ size })} />
          <Select
            label="Weight"
            placeholder="Theme"
            clearable
            style={{ flex: 1 }}
            data={fontWeights.map((weight) => ({
              value: String(weight),
              label: weightNames[weight] ? `${weight} ${weightNames[weight]}` : String(weight),
            }))}
            value={value.weight === undefined ? null : String(value.weight)}
            onChange={(next) => change({ weight: fontWeights.find((weight) => String(weight) === next) })}
          />
        </Group>
        <SegmentedControl
          aria-label="Alignment"
          fullWidth
          data={[
            { value: '', label: 'Theme' },
            { value: 'left', label: 'Left' },
            { value: 'center', label: 'Centre' },
            { value: 'right', label: 'Right' },
          ]}
          value={value.align ?? ''}
          onChange={(next) => change({ align: (['left', 'center', 'right'] as const).find((side) => side === next) })}
        />
      </Stack>
    </Fieldset>
  );
}

function Box({ value, change, theme }: { value: SectionStyle; change: Change; theme: Theme }) {
  const border = value.border ?? {};
  const setBorder = (part: typeof border) => change({ border: pruned({ ...border, ...part }) });
  return (
    <Fieldset legend="Border and shadow">
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap" align="flex-end">
          <Pixels label="Corners" max={64} value={value.radius} onChange={(radius) => change({ radius })} />
          <Pixels label="Border" max={20} value={border.width} onChange={(width) => setBorder({ width })} />
        </Group>
        <Select
          label="Border style"
          placeholder="Solid"
          clearable
          data={[...borderStyles]}
          value={border.style ?? null}
          onChange={(next) => setBorder({ style: borderStyles.find((style) => style === next) })}
        />
        <ColourField
          label="Border colour"
          theme={theme}
          value={border.color}
          onChange={(color) => setBorder({ color })}
        />
        <Select
          label="Shadow"
          placeholder="Theme"
          clearable
          data={shadowSizes.map((size, index) => ({
            value: size,
            label: ['None', 'Small', 'Medium', 'Large'][index] ?? size,
          }))}
          value={value.shadow ?? null}
          onChange={(next) => change({ shadow: shadowSizes.find((size) => size === next) })}
        />
      </Stack>
    </Fieldset>
  );
}

function Space({ value, change }: { value: SectionStyle; change: Change }) {
  const padding = value.padding ?? {};
  const margin = value.margin ?? {};
  const setPadding = (part: typeof padding) => change({ padding: pruned({ ...padding, ...part }) });
  const setMargin = (part: typeof margin) => change({ margin: pruned({ ...margin, ...part }) });
  return (
    <Fieldset legend="Space">
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Pixels label="Side padding" max={160} value={padding.x} onChange={(x) => setPadding({ x })} />
          <Pixels label="Vertical padding" max={160} value={padding.y} onChange={(y) => setPadding({ y })} />
        </Group>
        <Group gap="sm" wrap="nowrap">
          <Pixels label="Above" max={240} value={margin.top} onChange={(top) => setMargin({ top })} />
          <Pixels label="Below" max={240} value={margin.bottom} onChange={(bottom) => setMargin({ bottom })} />
        </Group>
      </Stack>
    </Fieldset>
  );
}

/** A section's own look; every field can go back to the theme's. @source models.md 3 "Section" style */
export function StylePanel({ value, onChange, theme }: StylePanelProps) {
  const change: Change = (part) => onChange(pruned({ ...value, ...part }) ?? {});
  return (
    <Stack gap="md">
      <Colours value={value} change={change} theme={theme} />
      <Type value={value} change={change} />
      <Box value={value} change={change} theme={theme} />
      <Space value={value} change={change} />
      <Button variant="subtle" color="gray" onClick={() => onChange({})} disabled={Object.keys(value).length === 0}>
        Reset to the theme
      </Button>
    </Stack>
  );
}
