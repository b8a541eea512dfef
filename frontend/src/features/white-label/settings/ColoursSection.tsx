import { t } from '@lingui/core/macro';
import { SimpleGrid } from '@mantine/core';
import type { SiteTheme } from '@linkyard/contracts';
import { ColourField, perLanguage } from '@linkyard/ui';
import type { SectionProps } from './white-label-draft.js';

const names: () => Record<keyof SiteTheme, string> = perLanguage(() => ({
  primaryColor: t`Primary`,
  secondaryColor: t`Secondary`,
  titleColor: t`Title`,
  textColor: t`Text`,
  sideBarColor: t`Side Bar`,
  bgColor: t`Background`,
}));
const order = ['primaryColor', 'secondaryColor', 'titleColor', 'textColor', 'sideBarColor', 'bgColor'] as const;

/** Six plain colours; light and dark screens are derived from them. */
export function ColoursSection({ draft: { theme }, set, errorOf }: SectionProps) {
  const label = names();
  return (
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
  );
}
