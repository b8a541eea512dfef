import { withAlpha } from './contrast.js';
import type { PageBackground, Theme } from './design.js';
import { fontStack } from './fonts.js';
import { type ThemeTokens, themeTokens } from './theme-tokens.js';

function buttonRadius(theme: Theme): string {
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

/** The theme as CSS custom properties of the page's root, every value re-emitted from its parsed form. */
export function themeCss(theme: Theme, background: PageBackground | null = null): string {
  const tokens = themeTokens(theme, background);
  const { button } = tokens;
  const page = background ?? theme.background;
  const rows: Record<string, string> = {
    '--bg': tokens.ground,
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
  // Letters on a picture keep a soft ground of their own, whatever the picture shows there.
  const halo = `.lp :is(.pf-x,.hg,.pr,.ft){text-shadow:0 0 20px ${tokens.groundTone},0 0 3px ${withAlpha(tokens.groundTone, 0.55)}}`;
  const veil =
    page.type === 'image' || page.type === 'video'
      ? `.lp .bg:after{background:${tokens.groundTone};opacity:${page.overlay}}${page.blur > 0 ? `.lp .bg>*{filter:blur(${page.blur}px);transform:scale(1.06)}` : ''}${halo}`
      : '';
  return `.lp{${body.join(';')};color-scheme:${tokens.isDark ? 'dark' : 'light'}}${glass}${veil}`;
}
