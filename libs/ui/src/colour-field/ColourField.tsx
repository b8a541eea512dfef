import { t } from '@lingui/core/macro';
import { ColorInput, type ColorInputProps } from '@mantine/core';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { formatDecimal } from '../format/money.js';

extend([a11y]);

interface ColourFieldProps extends Omit<ColorInputProps, 'value' | 'onChange' | 'format'> {
  label: string;
  /** '#rrggbb'. */
  value: string;
  onChange: (colour: string) => void;
  /** The colour it lies on or under: below 4.5 to 1 the field says so. */
  readableOn?: string;
}

/** A colour by picker, by swatch or typed; can warn of a contrast that is hard to read. */
export function ColourField({ value, onChange, readableOn, description, ...field }: ColourFieldProps) {
  const colour = colord(value);
  const ratio = readableOn && colour.isValid() ? colour.contrast(readableOn) : undefined;
  const warning = ratio !== undefined && ratio < 4.5 ? t`Hard to read: contrast ${formatDecimal(ratio)} to 1.` : null;
  return (
    <ColorInput
      size="sm"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      popoverProps={{ shadow: 'md' }}
      eyeDropperButtonProps={{ 'aria-label': t`Take a colour from the screen` }}
      {...field}
      format="hex"
      value={value}
      description={warning ?? description}
      onChange={(next) => {
        const chosen = colord(next);
        if (chosen.isValid()) onChange(chosen.alpha(1).toHex());
      }}
    />
  );
}
