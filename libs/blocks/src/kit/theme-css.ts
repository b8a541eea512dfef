import { legible, luminance, withAlpha } from './contrast.js';
import { darkTheme } from './dark-theme.js';
import type { PageBackground, Theme } from './design.js';
import { fontStack } from './fonts.js';
import { parseColour } from './paint.js';
import { sectionSelector } from './section-css.js';
import { type ThemeTokens, themeTokens } from './theme-tokens.js';
import type { SectionModel } from './types.js';

/** CSS length of the corners of buttons. */
export function buttonRadius(theme: Theme): string {
  switch (theme.button.shape) {
    case 'pill':
      return '999px';
    case 'square':
      return '0';
    case 'soft':
      return `${Math.max(20, theme.radius)}px`;
    default:
      return `${theme.radius}px`;
  }
}

function buttonShadow(theme: Theme, tokens: ThemeTokens): string {
  if (theme.button.shadow === 'hard') return `4px 4px 0 ${tokens.title}`;
  if (theme.button.shadow === 'none') return 'none';
  return tokens.isDark
    ? '0 1px 2px rgba(0,0,0,.4),0 10px 24px -10px rgba(0,0,0,.7)'
    : '0 1px 2px rgba(20,20,20,.07),0 10px 24px -12px rgba(20,20,20,.28)';
}

/** Like subtitles: text without sufficient contrast to every part of its background gets an outline and a soft background; on a surface it needs neither. */
function haloCss({ ink, needsHalo }: ThemeTokens): string {
  if (!needsHalo) return '';
  const ground = luminance(ink) > 0.4 ? '#101010' : '#ffffff';
  // One shadow of a thin letter is faint; several of the same colour add up to a ground.
  const shadow = [1, 2, 3, 3, 5, 5, 9, 9, 16].map((blur) => `0 0 ${blur}px ${ground}`).join();
  const rim = `.lp .so svg{filter:drop-shadow(0 0 2px ${ground}) drop-shadow(0 0 2px ${ground})}`;
  return `${rim}.lp .pg{text-shadow:${shadow}}.lp :is(.card,.btn,.in,.nav a[aria-current],.l-split .pf){text-shadow:none}`;
}

function veilCss({ type, overlay, blur }: PageBackground, { veil }: ThemeTokens): string {
  if (type !== 'image' && type !== 'video') return '';
  const blurred = blur > 0 ? `.lp .bg :is(img,video){filter:blur(${blur}px);transform:scale(1.06)}` : '';
  return `.lp .bg:after{background:${veil};opacity:${overlay}}${blurred}`;
}

/** The page's ground; a gradient may lie under a veil, a picture is an element of its own. */
function groundCss({ type, overlay }: PageBackground, { ground, ...tokens }: ThemeTokens): string {
  if (type !== 'gradient' || overlay === 0) return ground;
  const veil = withAlpha(tokens.veil, overlay);
  return `linear-gradient(${veil},${veil}),${ground}`;
}

/** The theme as CSS custom properties of the page's root, every value re-emitted from its parsed form. */
export function themeCss(theme: Theme, background: PageBackground | null = null): string {
  const tokens = themeTokens(theme, background);
  const { button } = tokens;
  const page = background ?? theme.background;
  const rows: Record<string, string> = {
    '--bg': groundCss(page, tokens),
    '--tone': tokens.tone,
    '--title': tokens.title,
    '--ink': tokens.ink,
    '--q': tokens.quiet,
    '--ac': tokens.accent,
    '--line': tokens.line,
    '--card': tokens.card,
    '--p': button.background,
    '--on': button.ink,
    '--bb': `${button.borderWidth}px solid ${button.border}`,
    '--bs': buttonShadow(theme, tokens),
    '--br': buttonRadius(theme),
    '--r': `${theme.radius}px`,
    '--w': `${theme.maxWidth}px`,
    '--f': fontStack(theme.font),
  };
  const body = Object.entries(rows).map(([name, value]) => `${name}:${value}`);
  const glass =
    theme.button.fill === 'glass'
      ? '.lp .btn{-webkit-backdrop-filter:blur(14px) saturate(1.5);backdrop-filter:blur(14px) saturate(1.5)}'
      : '';
  return `.lp{${body.join(';')};color-scheme:${tokens.isDark ? 'dark' : 'light'}}${glass}${veilCss(page, tokens)}${haloCss(tokens)}`;
}

/** The same for visitors whose device is set to dark, where the theme follows it; else nothing. */
export function darkThemeCss(theme: Theme, background: PageBackground | null): string {
  const night = darkTheme(theme, background);
  if (!night) return '';
  const noHalo =
    !themeTokens(night).needsHalo && themeTokens(theme, background).needsHalo
      ? '.lp .pg{text-shadow:none}.lp .so svg{filter:none}'
      : '';
  return `@media (prefers-color-scheme:dark){${themeCss(night)}${noHalo}}`;
}

/** A block's own letters on the page's ground were chosen for the day: what they are by night. */
export function darkLettersCss(
  theme: Theme,
  sections: readonly SectionModel[],
  background: PageBackground | null,
): string {
  const night = darkTheme(theme, background);
  if (!night) return '';
  const { tone } = themeTokens(night);
  const letters = sections.flatMap(({ _id, style }) => {
    const selector = sectionSelector(_id);
    const text = parseColour(style?.colors?.text);
    if (!selector || !text || style?.colors?.background) return [];
    return [`${selector}{--s-fg:${legible(text, tone, 4.5)}}`];
  });
  return letters.length > 0 ? `@media (prefers-color-scheme:dark){${letters.join('')}}` : '';
}
