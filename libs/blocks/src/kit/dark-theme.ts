import { colord } from 'colord';
import { contrast, luminance } from './contrast.js';
import type { PageBackground, Theme } from './design.js';
import { gradientCss, parseColour, parsePaint } from './paint.js';
import { themeTokens } from './theme-tokens.js';

/** Veil that keeps light letters readable on a picture taken by day. */
const leastVeil = 0.5;

/** A ground in the same hue for a dark device. */
export const nightGround = (color: string) => {
  const { h, s, l } = colord(color).toHsl();
  return colord({ h, s: Math.min(s, 32), l: 7 + l * 0.05 }).toHex();
};
/** Letters in the same hue. @param lightness 0-100 */
export const inkAt = (color: string, lightness: number) => {
  const { h, s } = colord(color).toHsl();
  return colord({ h, s: Math.min(s, 24), l: lightness }).toHex();
};

function nightBackground(background: PageBackground): PageBackground {
  if (background.type === 'image' || background.type === 'video') {
    return { ...background, overlay: Math.max(background.overlay, leastVeil) };
  }
  const paint = parsePaint(background.value);
  if (!paint) return background;
  if (paint.kind === 'solid') return { ...background, value: nightGround(paint.color) };
  const { gradient } = paint;
  const stops = gradient.stops.map((stop) => ({ ...stop, color: nightGround(stop.color) }));
  return { ...background, type: 'gradient', value: gradientCss({ ...gradient, stops }) };
}

/**
 * The look for visitors whose device is set to dark: grounds keep their hue and become deep, letters become light, buttons stay where they can be seen.
 * @returns null for a theme that is not to follow the device, and for one that is dark by itself
 */
export function darkTheme(theme: Theme, pageBackground: PageBackground | null = null): Theme | null {
  if (!theme.darkMode || themeTokens(theme, pageBackground).isDark) return null;
  const background = nightBackground(pageBackground ?? theme.background);
  const ink = parseColour(theme.textColor) ?? '#333333';
  const title = parseColour(theme.titleColor) ?? '#111111';
  const night: Theme = { ...theme, background, titleColor: inkAt(title, 95), textColor: inkAt(ink, 84) };
  const { tone } = themeTokens(night);
  const [primary, secondary] = [theme.primaryColor, theme.secondaryColor];
  const isLost = contrast(primary, tone) < 1.6 && luminance(secondary) > luminance(primary);
  return isLost ? { ...night, primaryColor: secondary, secondaryColor: primary } : night;
}
