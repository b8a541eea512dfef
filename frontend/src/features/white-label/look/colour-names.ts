import { t } from '@lingui/core/macro';
import type { SiteTheme } from '@linkyard/contracts';
import { perLanguage } from '@linkyard/ui';

export const colourNames: () => Record<keyof SiteTheme, string> = perLanguage(() => ({
  primaryColor: t`Primary`,
  secondaryColor: t`Secondary`,
  titleColor: t`Title`,
  textColor: t`Text`,
  sideBarColor: t`Side Bar`,
  bgColor: t`Background`,
}));
