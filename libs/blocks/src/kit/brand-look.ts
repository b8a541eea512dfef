import type { Brand } from '@linkyard/contracts';
import { shifted, textRatio } from './app-tokens.js';
import { luminance } from './contrast.js';
import { darkTheme } from './dark-theme.js';
import type { Theme } from './design.js';
import { themeSchema } from '@linkyard/contracts';
import { coloursCss, screenColours } from './visitor-look.js';

/**
 * Style sheet that gives screens the colours of a site, where no page of a creator gives them a look. Contrast is kept as for pages.
 * @param scheme  for previews: as on a device set to it; absent, the device decides
 */
export function brandLookCss(
  { primaryColor, titleColor, textColor, bgColor }: Brand['theme'],
  scheme?: 'light' | 'dark',
): string {
  const theme = themeSchema.parse({
    ...{ primaryColor, titleColor, textColor, darkMode: true },
    secondaryColor: titleColor,
    background: { type: 'solid', value: bgColor, overlay: 0, blur: 0 },
  });
  const day = screenColours(theme);
  const night = nightOf(theme);
  const light = coloursCss(day, luminance(day.paper) < luminance(day.ink));
  const dark = night ? coloursCss(screenColours(night), true) : '';
  if (scheme) return scheme === 'dark' ? dark || light : light;
  return dark === '' ? light : `${light}@media (prefers-color-scheme:dark){${dark}}`;
}

/** Buttons keep their hue and become as light as they must be, as in the app; those of a page would take its second colour. */
function nightOf(theme: Theme): Theme | null {
  const night = darkTheme(theme);
  if (!night) return null;
  const grounds = [night.background.value];
  return { ...night, primaryColor: shifted(theme.primaryColor, { ink: '#ffffff', grounds, ratio: textRatio }) };
}
