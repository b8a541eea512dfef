import type { Theme } from '../kit/design.js';
import type { Against } from './colour/ContrastHint.js';
import { PickerField } from './colour/PickerField.js';

export interface ColourFieldProps {
  label: string;
  /** Hex; undefined is the theme's. */
  value: string | undefined;
  onChange: (next: string | undefined) => void;
  /** Offers its main colours. */
  theme?: Theme;
  /** Whether it can be given back to the theme. Default true. */
  clearable?: boolean;
  against?: Against;
  description?: string;
}

/** One solid colour as hex; given back it is the theme's again. */
export function ColourField({ clearable = true, ...field }: ColourFieldProps) {
  return <PickerField {...field} clearable={clearable} mayBeGradient={false} />;
}
