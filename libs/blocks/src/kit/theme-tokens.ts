import { blend, contrast, legible, luminance, withAlpha } from './contrast.js';
import type { PageBackground, Theme } from './design.js';
import { paintCss, paintTone, parseColour } from './paint.js';

/** The colours a page is drawn with: the theme's own, and what follows from them. All hex. */
export interface ThemeTokens {
  /** CSS background of the page. */
  ground: string;
  /** The one colour the ground comes closest to. */
  groundTone: string;
  /** What the content stands on (the ground, or the card); contrast is judged against it. */
  tone: string;
  isDark: boolean;
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

function toneOf(background: PageBackground, prefersDark: boolean): string {
  if (background.type === 'solid' || background.type === 'gradient') {
    return paintTone(background.value) ?? (prefersDark ? '#111613' : '#ffffff');
  }
  return prefersDark ? '#101010' : '#ffffff';
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
  const ground = toneOf(background, onPicture ? luminance(wantedTitle) > 0.4 : theme.darkMode);
  // In the card layout everything stands on the card, not on the page's ground.
  const tone = theme.layout === 'card' ? surfaceOn(ground, wantedTitle) : ground;
  const title = legible(wantedTitle, tone, 2.5);
  const ink = legible(colour(theme.textColor, '#333333'), tone, 3);
  const quiet = blend(ink, tone, 0.2);
  const seen = [theme.primaryColor, theme.secondaryColor].map((value) => colour(value, title));
  const accent = seen.find((value) => contrast(value, tone) >= 3) ?? title;
  return {
    ground: onPicture ? ground : (paintCss(background.value) ?? ground),
    groundTone: ground,
    tone,
    isDark: luminance(tone) < 0.25,
    title,
    ink,
    quiet: contrast(quiet, tone) >= 4.5 ? quiet : ink,
    accent,
    line: withAlpha(title, 0.16),
    card: theme.layout === 'card' ? blend(tone, title, 0.04) : surfaceOn(tone, title),
    button: buttonOf(theme, tone, title, accent),
  };
}
