import { Input, SimpleGrid, UnstyledButton } from '@mantine/core';
import { paintCss } from '../../kit/paint.js';
import type { NamedPaint } from '../palette.js';

interface SwatchesProps {
  label: string;
  paints: readonly NamedPaint[];
  value: string | undefined;
  onPick: (paint: string) => void;
}

/** Paints to choose from, each with a name to be read out. */
export function Swatches({ label, paints, value, onPick }: SwatchesProps) {
  const chosen = paintCss(value);
  return (
    <Input.Wrapper label={label} labelElement="div" size="xs">
      <SimpleGrid cols={8} spacing={4} verticalSpacing={4} mt={4} role="group" aria-label={label}>
        {paints.map(({ name, paint }) => (
          <UnstyledButton
            key={name}
            aria-label={name}
            title={name}
            aria-pressed={chosen !== null && chosen === paintCss(paint)}
            onClick={() => onPick(paint)}
            style={{
              height: 30,
              borderRadius: 8,
              background: paint,
              border: '1px solid var(--ly-control-line, #868e85)',
              outlineOffset: 2,
              boxShadow: chosen === paintCss(paint) ? 'var(--ly-ring)' : undefined,
            }}
          />
        ))}
      </SimpleGrid>
    </Input.Wrapper>
  );
}
