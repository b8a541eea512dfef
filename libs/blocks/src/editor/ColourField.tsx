import { ColorInput } from '@mantine/core';
import type { Theme } from '../kit/design.js';
import { parseColour } from '../kit/paint.js';
import { solidPalette } from './palette.js';

export interface ColourFieldProps {
  label: string;
  /** Hex; undefined is the theme's. */
  value: string | undefined;
  onChange: (next: string | undefined) => void;
  /** Offers its main colours first. */
  theme?: Theme;
  description?: string;
}

/** One solid colour as hex; cleared it is the theme's again. */
export function ColourField({ label, value, onChange, theme, description }: ColourFieldProps) {
  const shortcuts = theme ? [theme.primaryColor, theme.secondaryColor] : [];
  return (
    <ColorInput
      label={label}
      description={description}
      placeholder="As in the theme"
      format="hexa"
      eyeDropperButtonProps={{ 'aria-label': 'Pick a colour from the screen' }}
      swatches={[...new Set([...shortcuts, ...solidPalette])]}
      swatchesPerRow={10}
      value={value ?? ''}
      onChange={(next) => {
        if (next === '') onChange(undefined);
        else if (/^#/.test(next) && parseColour(next)) onChange(next);
      }}
      closeOnColorSwatchClick
    />
  );
}
