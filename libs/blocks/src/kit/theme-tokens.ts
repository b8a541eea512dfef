import {
  blend,
  contrast,
  legible,
  legibleOn,
  luminance,
  type Span,
  spanOf,
  withAlpha,
  worstContrast,
} from './contrast.js';
import type { PageBackground, Theme } from './design.js';
import { paintCss, paintTone, paintTones, parseColour } from './paint.js';

/** The colours a page is drawn with: the theme's own, and what follows from them. All hex. */
export interface ThemeTokens {
  /** CSS background of the page. */
  ground: string;
  /** The one colour the ground comes closest to. */
  groundTone: string;
  /** What a veil over the ground is made of: near-black under light letters, white under dark ones. */
  veil: string;
  /** What the content stands on (the ground, or the card); contrast is judged against it. */
  tone: string;
  isDark: boolean;
  /** Whether some place of the ground is too close to the letters, so that they need a ground of their own. */
  needsHalo: boolean;
  title: string;
  ink: string;
  /** Ink of quiet text, still readable. */
  quiet: string;
  /** Accent that can be seen on the ground. */
  accent: string;
  line: string;
  card: string;
  button: { background: string; ink: string; border: string; borderWidth: number };
}

const colour = (value: string, fallback: string) => parseColour(value) ?? fallback;

const veilUnder = (title: string) => (luminance(title) > 0.4 ? '#101010' : '#ffffff');
const veilStep = 0.05;
/** Beyond it nothing is left of a picture. */
const thickestVeil = 0.8;

/** The thinnest veil under which a theme's letters can be read on every one of a picture's tones. @returns share, 0-0.8 */
export function fittingVeil(theme: Theme, tones: readonly string[]): number {
  const veil = veilUnder(colour(theme.titleColor, '#111111'));
  const ink = colour(theme.textColor, '#333333');
  for (let share = 0; share < thickestVeil; share += veilStep) {
    const ground = spanOf(tones.map((tone) => blend(tone, veil, share)));
    if (worstContrast(ink, ground) >= 4.5) return Math.round(share * 100) / 100;
  }
  return thickestVeil;
}

function toneOf({ type, value, overlay }: PageBackground, veil: string): string {
  if (type === 'image' || type === 'video') return veil;
  const tone = paintTone(value) ?? veil;
  return type === 'gradient' ? blend(tone, veil, overlay) : tone;
}

/** Everything letters may stand on. A picture may show black and white anywhere, as far as the veil lets it through. */
function groundSpan({ type, value, overlay }: PageBackground, veil: string): Span {
  const shown = type === 'image' || type === 'video' ? ['#000000', '#ffffff'] : paintTones(value);
  return spanOf(shown.length > 0 ? shown.map((one) => blend(one, veil, type === 'solid' ? 0 : overlay)) : [veil]);
}

function buttonOf(theme: Theme, tone: string, title: string, accent: string): ThemeTokens['button'] {
  const primary = colour(theme.primaryColor, '#ffffff');
  const hard = theme.button.shadow === 'hard';
  switch (theme.button.fill) {
    case 'outline':
      return { background: 'transparent', ink: title, border: accent, borderWidth: 2 };
    case 'soft': {
      const background = blend(tone, accent, luminance(tone) < 0.25 ? 0.2 : 0.14);
      return {
        background,
        ink: legible(title, background, 4.5),
        border: hard ? title : 'transparent',
        borderWidth: hard ? 2 : 0,
      };
    }
    case 'glass': {
      const light = luminance(title) > 0.4;
      return {
        background: light ? 'rgba(255,255,255,.14)' : 'rgba(255,255,255,.58)',
        ink: title,
        border: light ? 'rgba(255,255,255,.3)' : 'rgba(255,255,255,.75)',
        borderWidth: hard ? 2 : 1,
      };
    }
    default: {
      const ink = legible(colour(theme.secondaryColor, '#000000'), primary, 3);
      // A white button on a white page would be text without a button.
      const faint = contrast(primary, tone) < 1.25;
      const border = hard ? title : faint ? withAlpha(title, 0.16) : 'transparent';
      return { background: primary, ink, border, borderWidth: hard ? 2 : faint ? 1 : 0 };
    }
  }
}

/** A surface on the ground: light under dark letters, dark under light ones. */
function surfaceOn(tone: string, title: string): string {
  if (luminance(title) < 0.35) return blend(tone, '#ffffff', 0.88);
  return luminance(tone) < 0.06 ? blend(tone, '#ffffff', 0.08) : blend(tone, '#000000', 0.24);
}

export function themeTokens(theme: Theme, pageBackground: PageBackground | null = null): ThemeTokens {
  const background = pageBackground ?? theme.background;
  const wantedTitle = colour(theme.titleColor, '#111111');
  const onPicture = background.type === 'image' || background.type === 'video';
  const veil = veilUnder(wantedTitle);
  const ground = toneOf(background, veil);
  // In the card layout everything stands on the card, not on the page's ground.
  const tone = theme.layout === 'card' ? surfaceOn(ground, wantedTitle) : ground;
  const behind = theme.layout === 'card' ? spanOf([tone]) : groundSpan(background, veil);
  // No ink can be read on every picture: there the veil's colour decides, and letters get a halo.
  const judged = onPicture ? spanOf([tone]) : behind;
  const title = legibleOn(wantedTitle, judged, 3);
  const ink = legibleOn(colour(theme.textColor, '#333333'), judged, 4.5);
  const quiet = blend(ink, tone, 0.2);
  const seen = [theme.primaryColor, theme.secondaryColor].map((value) => colour(value, title));
  const accent = seen.find((value) => contrast(value, tone) >= 3) ?? title;
  return {
    ground: onPicture ? ground : (paintCss(background.value) ?? ground),
    groundTone: ground,
    veil,
    tone,
    isDark: luminance(tone) < 0.25,
    needsHalo: worstContrast(ink, behind) < 4.5 || worstContrast(title, behind) < 3,
    title,
    ink,
    quiet: worstContrast(quiet, judged) >= 4.5 ? quiet : ink,
    accent,
    line: withAlpha(title, 0.16),
    card: theme.layout === 'card' ? blend(tone, title, 0.04) : surfaceOn(tone, title),
    button: buttonOf(theme, tone, title, accent),
  };
}
