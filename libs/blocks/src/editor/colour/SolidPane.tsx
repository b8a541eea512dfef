import { t } from '@lingui/core/macro';
import { ColorPicker } from '@mantine/core';
import { parseColour } from '../../kit/paint.js';

/** Square of saturation and lightness, hue and opacity; each is moved by hand, touch or arrow keys. */
export function SolidPane({ value, onChange }: { value: string; onChange: (next: string) => void }) {
  return (
    <ColorPicker
      fullWidth
      size="lg"
      format="hexa"
      value={value}
      onChange={(next) => {
        const colour = parseColour(next);
        if (colour && colour !== parseColour(value)) onChange(colour);
      }}
      saturationLabel={t`Saturation and lightness`}
      hueLabel={t`Hue`}
      alphaLabel={t`Opacity`}
    />
  );
}
