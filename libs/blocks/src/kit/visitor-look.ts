import { blend, luminance } from './contrast.js';
import { darkTheme } from './dark-theme.js';
import type { Theme } from './design.js';
import { fontFaceCss, fontOf, fontStack } from './fonts.js';
import { calmed, isDarkGround, readableOn, strongest, tintOn, worstOn } from './readable.js';
import { buttonRadius } from './theme-css.js';
import { themeTokens } from './theme-tokens.js';

/** Colours of the screens a visitor buys and books on, all hex and derived from a theme, so that every pair in use can be read. */
export interface ScreenColours {
  paper: string;
  card: string;
  ink: string;
  quiet: string;
  line: string;
  /** Borders of fields. */
  edge: string;
  /** Links and the main button. */
  go: string;
  /** Letters on the main button. */
  on: string;
  /** Ground of notes. */
  soft: string;
  bad: string;
  badsoft: string;
  warn: string;
}

/** The colours of screens for a theme. Text has a contrast of at least 4.5 and the borders of fields of 3. @source WCAG 2.2 */
export function screenColours(theme: Theme): ScreenColours {
  const tokens = themeTokens(theme);
  const isDark = isDarkGround(tokens.groundTone);
  const paper = calmed(tokens.groundTone, isDark);
  const card = blend(paper, isDark ? '#000000' : '#ffffff', isDark ? 0.25 : 0.7);
  const grounds = [paper, card];
  const ink = legibleOnAll(tokens.ink, grounds);
  const accent = readableOn(tokens.accent, { ink, grounds, ratio: 4.5 });
  const towards = (share: number) => blend(card, ink, share);
  const bad = readableOn(isDark ? '#ff9a90' : '#a8322a', { ink, grounds, ratio: 4.5 });
  return {
    ...{ paper, card, ink, bad },
    quiet: readableOn(blend(ink, paper, 0.25), { ink, grounds, ratio: 4.5 }),
    line: towards(0.14),
    edge: readableOn(towards(0.35), { ink, grounds, ratio: 3 }),
    go: accent,
    on: strongest(['#ffffff', '#000000'], [accent]),
    soft: tintOn(card, { tint: accent, letters: ink }),
    badsoft: tintOn(card, { tint: bad, letters: bad }),
    warn: tintOn(card, { tint: '#e8a33a', letters: ink }),
  };
}

const legibleOnAll = (wanted: string, grounds: string[]) =>
  worstOn(wanted, grounds) >= 4.5 ? wanted : strongest([wanted, '#111111', '#ffffff'], grounds);

/**
 * Style sheet that gives the screens of checkout, booking and the like the look of a page: colours by day and on a dark device, font, shape
 * of buttons. It follows the screens' own sheet, whose custom properties it sets.
 */
export function visitorLookCss(theme: Theme): string {
  const family = fontOf(theme.font);
  // The faces of a sliced family are a sheet of their own; its stand-in has the same measures.
  const faces = family ? fontFaceCss(family, null) : '';
  const night = darkTheme(theme);
  const dark = night ? `@media (prefers-color-scheme:dark){${coloursCss(screenColours(night), true)}}` : '';
  const day = screenColours(theme);
  const radius = theme.button.shape === 'square' ? '0px' : `${Math.min(theme.radius, 16)}px`;
  return `${faces}${coloursCss(day, luminance(day.paper) < luminance(day.ink))}${dark}body{font-family:${fontStack(theme.font)}}.card,.note{border-radius:${radius}}.btn{border-radius:${buttonRadius(theme)}}`;
}

export const coloursCss = (colours: ScreenColours, isDark: boolean) =>
  `:root{color-scheme:${isDark ? 'dark' : 'light'};${Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`;
