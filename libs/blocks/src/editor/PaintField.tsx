import type { ColourFieldProps } from './ColourField.js';
import { PickerField } from './colour/PickerField.js';

/** As a colour field, and its value may be gradient text. */
export type PaintFieldProps = ColourFieldProps;

/** A solid colour or a gradient, in the modes of the colour picker. @source spec 2 "Colour picker" */
export function PaintField({ clearable = true, ...field }: PaintFieldProps) {
  return <PickerField {...field} clearable={clearable} mayBeGradient />;
}
