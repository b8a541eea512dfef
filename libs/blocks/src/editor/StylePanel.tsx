import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Fieldset, Group, SegmentedControl, Select, Stack } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
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
      placeholder={t`Theme`}
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
    <Fieldset legend={t`Colours`}>
      <Stack gap="sm">
        <ColourField
          label={t`Text`}
          theme={theme}
          against={{ label: t`the background`, paint: colors.background ?? ground }}
          value={colors.text}
          onChange={(text) => set({ text })}
        />
        <PaintField
          label={t`Background`}
          theme={theme}
          against={colors.text ? { label: t`the text`, paint: colors.text } : undefined}
          value={colors.background}
          onChange={(background) => set({ background })}
        />
        <ColourField label={t`Accent`} theme={theme} value={colors.accent} onChange={(accent) => set({ accent })} />
      </Stack>
    </Fieldset>
  );
}

const weightNames: () => Record<number, string> = perLanguage(() => ({
  100: t`Thin`,
  200: t`Extra light`,
  300: t`Light`,
  400: t`Regular`,
  500: t`Medium`,
  600: t`Semibold`,
  700: t`Bold`,
  800: t`Extra bold`,
  900: t`Black`,
}));

function Type({ value, change }: { value: SectionStyle; change: Change }) {
  return (
    <Fieldset legend={t({ message: 'Type', context: 'font' })}>
      <Stack gap="sm">
        <FontField label={t`Font`} value={value.font} onChange={(font) => change({ font })} />
        <Group gap="sm" wrap="nowrap" align="flex-end">
          <Pixels label={t`Size`} min={8} max={120} value={value.size} onChange={(size) => change({ size })} />
          <Select
            label={t({ message: 'Weight', context: 'font' })}
            placeholder={t`Theme`}
            clearable
            style={{ flex: 1 }}
            data={fontWeights.map((weight) => ({
              value: String(weight),
              label: weightNames()[weight] ? `${weight} ${weightNames()[weight]}` : String(weight),
            }))}
            value={value.weight === undefined ? null : String(value.weight)}
            onChange={(next) => change({ weight: fontWeights.find((weight) => String(weight) === next) })}
          />
        </Group>
        <SegmentedControl
          aria-label={t`Alignment`}
          fullWidth
          data={[
            { value: '', label: t`Theme` },
            { value: 'left', label: t`Left` },
            { value: 'center', label: t`Centre` },
            { value: 'right', label: t`Right` },
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
    <Fieldset legend={t`Border and shadow`}>
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap" align="flex-end">
          <Pixels label={t`Corners`} max={64} value={value.radius} onChange={(radius) => change({ radius })} />
          <Pixels label={t`Border`} max={20} value={border.width} onChange={(width) => setBorder({ width })} />
        </Group>
        <Select
          label={t`Border style`}
          placeholder={t({ message: 'Solid', context: 'border' })}
          clearable
          data={[...borderStyles]}
          value={border.style ?? null}
          onChange={(next) => setBorder({ style: borderStyles.find((style) => style === next) })}
        />
        <ColourField
          label={t`Border colour`}
          theme={theme}
          value={border.color}
          onChange={(color) => setBorder({ color })}
        />
        <Select
          label={t`Shadow`}
          placeholder={t`Theme`}
          clearable
          data={shadowSizes.map((size, index) => ({
            value: size,
            label: [t`None`, t`Small`, t({ message: 'Medium', context: 'size' }), t`Large`][index] ?? size,
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
    <Fieldset legend={t`Space`}>
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Pixels label={t`Side padding`} max={160} value={padding.x} onChange={(x) => setPadding({ x })} />
          <Pixels label={t`Vertical padding`} max={160} value={padding.y} onChange={(y) => setPadding({ y })} />
        </Group>
        <Group gap="sm" wrap="nowrap">
          <Pixels label={t`Above`} max={240} value={margin.top} onChange={(top) => setMargin({ top })} />
          <Pixels label={t`Below`} max={240} value={margin.bottom} onChange={(bottom) => setMargin({ bottom })} />
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
        <Trans>Reset to the theme</Trans>
      </Button>
    </Stack>
  );
}
