import type { Brand } from '@linkyard/contracts';
import { colord } from 'colord';
import { type AppTokens, appTokens, groundRatio, shifted, textRatio } from './app-tokens.js';
import { blend, contrast, legible } from './contrast.js';
import { inkAt, nightGround } from './dark-theme.js';
import { calmed, isDarkGround, worstOn } from './readable.js';

export type SiteColours = Brand['theme'];
export type ColourName = keyof SiteColours;
export type Scheme = 'light' | 'dark';

/** A colour of a site that could not be used as it was chosen. */
export interface Correction {
  colour: ColourName;
  /** Where it could not: a colour that is right by day may be lost on a dark ground. */
  scheme: Scheme;
  asked: string;
  used: string;
  /** Contrast that the chosen colour has, 1 to 21. */
  ratio: number;
}

export interface AppLook {
  /** What the colours are of as they were chosen; the other one is derived. */
  chosen: Scheme;
  light: SchemeLook;
  dark: SchemeLook;
  /** Of the picture beside the sign-in, which is the same by day and by night. */
  scene: Record<string, string>;
  /** Of the chosen scheme first. */
  corrections: Correction[];
}
export interface SchemeLook {
  tokens: AppTokens;
  /** Of the side bar, which may be dark in a light app. */
  side: AppTokens;
}

const hex = (colour: string) => colord(colour).alpha(1).toHex();
const opaque = (theme: SiteColours): SiteColours => ({
  primaryColor: hex(theme.primaryColor),
  secondaryColor: hex(theme.secondaryColor),
  titleColor: hex(theme.titleColor),
  textColor: hex(theme.textColor),
  sideBarColor: hex(theme.sideBarColor),
  bgColor: hex(theme.bgColor),
});

const dayGround = (colour: string) => {
  const { h, s } = colord(colour).toHsl();
  return colord({ h, s: Math.min(s, 30), l: 97 }).toHex();
};

/** The colours for the other scheme: grounds and letters change sides and keep their hue. */
function counterpart(theme: SiteColours, isDark: boolean): SiteColours {
  const ground = isDark ? dayGround : nightGround;
  const [title, text] = isDark ? [12, 34] : [95, 76];
  return {
    ...theme,
    bgColor: ground(theme.bgColor),
    sideBarColor: ground(theme.sideBarColor),
    titleColor: inkAt(theme.titleColor, title),
    textColor: inkAt(theme.textColor, text),
  };
}

function schemeLook({ bgColor, sideBarColor, titleColor, textColor, primaryColor, secondaryColor }: SiteColours) {
  const calm = (ground: string) => calmed(ground, isDarkGround(ground), { ratio: groundRatio, step: 0.02 });
  const brand = { primary: primaryColor, secondary: secondaryColor };
  const side = calm(sideBarColor);
  const lettersOf = (colour: string) => legible(colour, side, textRatio);
  return {
    tokens: appTokens({ ...brand, ground: calm(bgColor), title: titleColor, text: textColor }),
    side: appTokens({ ...brand, ground: side, title: lettersOf(titleColor), text: lettersOf(textColor) }),
  };
}

/** What had to be changed of colours as they were chosen. */
function correctionsOf(theme: SiteColours, { tokens, side }: SchemeLook, scheme: Scheme): Correction[] {
  const grounds = [tokens.paper, tokens.surface, tokens.sunken, tokens.hover];
  const ground = (asked: string) => contrast(isDarkGround(asked) ? '#ffffff' : '#111111', asked);
  const on = (asked: string) => worstOn(asked, grounds);
  const text = shifted(theme.textColor, {
    ink: isDarkGround(tokens.paper) ? '#ffffff' : '#000000',
    grounds,
    ratio: textRatio,
  });
  const looked: [ColourName, string, number][] = [
    ['bgColor', tokens.paper, ground(theme.bgColor)],
    ['sideBarColor', side.paper, ground(theme.sideBarColor)],
    ['titleColor', tokens.title, on(theme.titleColor)],
    ['textColor', text, on(theme.textColor)],
    ['primaryColor', tokens.primary, on(theme.primaryColor)],
    ['secondaryColor', tokens.accent, on(theme.secondaryColor)],
  ];
  return looked
    .map(([colour, used, ratio]) => ({ colour, scheme, asked: theme[colour], used, ratio }))
    .filter(({ asked, used }) => asked !== used);
}

/** White letters can be read on `scene`. */
function sceneTokens({ primaryColor, secondaryColor }: SiteColours) {
  const scene = shifted(primaryColor, { ink: '#000000', grounds: ['#ffffff'], ratio: textRatio });
  return {
    scene,
    'scene-light': blend(scene, '#ffffff', 0.5),
    'scene-tint': blend(scene, '#ffffff', 0.9),
    'scene-deep': blend(scene, '#000000', 0.5),
    'scene-deepest': blend(scene, '#000000', 0.7),
    'scene-sun': secondaryColor,
    'scene-sky': blend(secondaryColor, '#ffffff', 0.6),
  };
}

/**
 * The look of the app of a site, light and dark, from its six colours. Text has a contrast of at least 4.5 to everything it stands on, and
 * controls of 3; a colour that has less is moved towards black or white, so that it keeps its hue.
 * @param asked any hex; a transparent colour is taken as an opaque one
 */
export function appLook(asked: SiteColours): AppLook {
  const theme = opaque(asked);
  const isDark = isDarkGround(theme.bgColor);
  const other = counterpart(theme, isDark);
  const [own, derived] = [schemeLook(theme), schemeLook(other)];
  const [chosen, second]: [Scheme, Scheme] = isDark ? ['dark', 'light'] : ['light', 'dark'];
  const ofButtons = correctionsOf(other, derived, second).filter(({ colour }) => /^(?:primary|secondary)/.test(colour));
  return {
    chosen,
    light: isDark ? derived : own,
    dark: isDark ? own : derived,
    scene: sceneTokens(theme),
    corrections: [...correctionsOf(theme, own, chosen), ...ofButtons],
  };
}

const rule = (selector: string, tokens: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(tokens)
    .map(([name, colour]) => `--ly-${name}:${colour}`)
    .join(';')}}`;

/** Of the side bar only what is drawn in it; what floats above it is of the app. */
function sideTokens(side: AppTokens): Record<string, string> {
  const { paper, hover, ink, quiet, line } = side;
  const names = [
    'control-line',
    'primary',
    'primary-hover',
    'primary-tint',
    'primary-tint-hover',
    'primary-text',
    'on-primary',
  ] as const;
  const rest = Object.fromEntries(names.map((name) => [name, side[name]]));
  return { paper, surface: paper, sunken: paper, title: ink, ...{ hover, ink, quiet, line }, ...rest };
}

/** Style sheet that gives the app the look of a site, before its own sheets are loaded and after. */
export function appLookCss({ light, dark, scene }: AppLook): string {
  // Twice, so that it wins over the sheet of the tokens, which comes later.
  const root = ':root:root';
  const night = `${root}[data-mantine-color-scheme='dark']`;
  return [
    rule(root, { ...light.tokens, ...scene }),
    rule(`${root} [data-ground='side']`, sideTokens(light.side)),
    rule(night, dark.tokens),
    rule(`${night} [data-ground='side']`, sideTokens(dark.side)),
  ].join('');
}
