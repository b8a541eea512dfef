import { SegmentedControl, Stack } from '@mantine/core';
import type { Background, Theme } from '@linkyard/contracts';
import { ColourField, ImageField, PaintField } from '@linkyard/blocks/editor';
import { useState } from 'react';
import { Ruler } from './Ruler.js';
import { useFormContext } from './use-form-context.js';

type Kind = 'theme' | 'solid' | 'gradient' | 'image';

interface BackgroundFieldsProps {
  value: Background | null;
  theme: Theme;
  onChange: (next: Background | null) => void;
  /** A page may take the theme's. */
  mayFollowTheme?: boolean;
}

const startGradient = 'linear-gradient(90deg,#8EC5FC 0%,#E0C3FC 100%)';
const kindNames: Record<Kind, string> = { theme: 'Theme', solid: 'Colour', gradient: 'Gradient', image: 'Picture' };
const isGradient = (paint: string) => paint.includes('gradient');

/** Colour, gradient or picture behind the page. */
export function BackgroundFields({ value, theme, onChange, mayFollowTheme = false }: BackgroundFieldsProps) {
  const context = useFormContext();
  const stored: Kind = value === null ? 'theme' : value.type === 'video' ? 'image' : value.type;
  // 'Picture' is chosen before there is one, and until then the page keeps what it had.
  const [wanted, setWanted] = useState<Kind | null>(null);
  const kind = wanted ?? stored;
  const kinds: Kind[] = mayFollowTheme ? ['theme', 'solid', 'gradient', 'image'] : ['solid', 'gradient', 'image'];
  const overlay = value?.overlay ?? 0;
  const blur = value?.blur ?? 0;

  const choose = (next: Kind) => {
    setWanted(next === 'image' && stored !== 'image' ? 'image' : null);
    if (next === 'theme') onChange(null);
    if (next === 'solid' && stored !== 'solid') onChange({ type: 'solid', value: '#ffffff', overlay: 0, blur: 0 });
    if (next === 'gradient' && stored !== 'gradient') {
      onChange({ type: 'gradient', value: startGradient, overlay: 0, blur: 0 });
    }
  };
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        aria-label="Kind of background"
        data={kinds.map((entry) => ({ value: entry, label: kindNames[entry] }))}
        value={kind}
        onChange={choose}
      />
      {kind === 'solid' && value?.type === 'solid' && (
        <ColourField
          label="Colour"
          clearable={false}
          theme={theme}
          against={{ label: 'the text', paint: theme.textColor }}
          value={value.value}
          onChange={(colour) => colour && onChange({ ...value, value: colour })}
        />
      )}
      {kind === 'gradient' && value?.type === 'gradient' && (
        <PaintField
          label="Gradient"
          clearable={false}
          theme={theme}
          against={{ label: 'the text', paint: theme.textColor }}
          value={value.value}
          onChange={(paint) => {
            if (paint)
              onChange(isGradient(paint) ? { ...value, value: paint } : { ...value, type: 'solid', value: paint });
          }}
        />
      )}
      {kind === 'image' && (
        <>
          <ImageField
            label="Picture"
            context={context}
            value={value?.type === 'image' ? value.value : ''}
            onChange={(path) => {
              setWanted(null);
              if (path) onChange({ type: 'image', value: path, overlay: overlay || 0.2, blur });
              else onChange({ type: 'solid', value: '#ffffff', overlay: 0, blur: 0 });
            }}
          />
          {value?.type === 'image' && (
            <>
              <Ruler
                label="Veil"
                unit="%"
                value={Math.round(overlay * 100)}
                max={100}
                onChange={(next) => onChange({ ...value, overlay: next / 100 })}
              />
              <Ruler label="Blur" value={blur} max={40} onChange={(next) => onChange({ ...value, blur: next })} />
            </>
          )}
        </>
      )}
    </Stack>
  );
}
