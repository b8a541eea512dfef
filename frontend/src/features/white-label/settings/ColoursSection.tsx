import { SimpleGrid } from '@mantine/core';
import { ColourField } from '@linkyard/ui';
import { ColourNotes } from '../look/ColourNotes.js';
import { colourNames } from '../look/colour-names.js';
import type { SectionProps } from './white-label-draft.js';

const order = ['primaryColor', 'secondaryColor', 'titleColor', 'textColor', 'sideBarColor', 'bgColor'] as const;

/** Six plain colours; light and dark screens are derived from them. */
export function ColoursSection({ draft: { theme }, set, errorOf }: SectionProps) {
  const label = colourNames();
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        {order.map((name) => (
          <ColourField
            key={name}
            label={label[name]}
            value={theme[name]}
            error={errorOf(`theme.${name}`)}
            onChange={(colour) => set(`theme.${name}`, colour)}
          />
        ))}
      </SimpleGrid>
      <ColourNotes theme={theme} />
    </>
  );
}
