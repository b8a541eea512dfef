import { colord } from 'colord';
import { blend, contrast } from './contrast.js';
import { isDarkGround, readableOn, strongest, tintOn, worstOn } from './readable.js';

/** The tokens of libs/ui/src/tokens that have a colour, without their `--ly-`. */
export type AppTokens = ReturnType<typeof appTokens>;

export const textRatio = 4.5;
/** Of what is no text: buttons, borders of fields. @source WCAG 2.2 SC 1.4.11 */
const controlRatio = 3;
/** Between a ground and black or white: leaves room for quiet text, tints and coloured words. */
export const groundRatio = 7;

/** A colour made as light or dark as it must be to be read; it keeps its hue, and its strength where that can be. */
export const shifted = (wanted: string, demand: { ink: string; grounds: readonly string[]; ratio: number }): string =>
  readableOn(wanted, { ...demand, step: 0.02, mix: withLightness });

function withLightness(colour: string, ink: string, share: number): string {
  const { h, s, l } = colord(colour).toHsl();
  return share === 0
    ? colord(colour).toHex()
    : colord({ h, s, l: l + ((ink === '#ffffff' ? 100 : 0) - l) * share }).toHex();
}

/** Meanings have their own colours, whatever a site's are. */
const meanings = {
  light: { danger: '#b93129', warning: '#9a6300', info: '#2a62a3' },
  dark: { danger: '#ee8078', warning: '#dfa546', info: '#7fb0e6' },
} as const;

interface Chosen {
  ground: string;
  title: string;
  text: string;
  primary: string;
  secondary: string;
}

/** All colours on a ground, which is dark or light enough for them (`calmed`). */
export function appTokens({ ground: paper, title: heading, text, primary: main, secondary }: Chosen) {
  const isDark = isDarkGround(paper);
  const pole = isDark ? '#ffffff' : '#000000';
  const surface = blend(paper, '#ffffff', isDark ? 0.04 : 0.88);
  const sunken = isDark ? blend(paper, surface, 0.5) : blend(paper, pole, 0.03);
  const hover = blend(isDark ? surface : paper, pole, 0.045);
  const grounds = [paper, surface, sunken, hover];
  const readable = (colour: string, ratio: number, on = grounds) => shifted(colour, { ink: pole, grounds: on, ratio });

  const ink = readable(strongest([heading, text], grounds), textRatio);
  /** A colour that fills buttons and badges: itself, under the pointer, as a tint, as letters, and the letters on it. */
  const family = (colour: string) => {
    const fill = readable(colour, controlRatio);
    const on = contrast('#ffffff', fill) >= textRatio ? '#ffffff' : '#000000';
    const tint = tintOn(surface, { tint: fill, letters: ink, from: isDark ? 0.18 : 0.1 });
    const tintHover = tintOn(surface, { tint: fill, letters: ink, from: isDark ? 0.26 : 0.18 });
    return {
      fill,
      on,
      hover: pressed(fill, on, grounds),
      tint,
      tintHover,
      text: readable(colour, textRatio, [...grounds, tint, tintHover]),
    };
  };
  const [primary, accent] = [family(main), family(secondary)];
  const meaning = meanings[isDark ? 'dark' : 'light'];
  const [danger, warning, info] = [family(meaning.danger), family(meaning.warning), family(meaning.info)];
  const toastPole = isDarkGround(ink) ? '#ffffff' : '#000000';
  const onToast = (colour: string, ratio: number) => shifted(colour, { ink: toastPole, grounds: [ink], ratio });
  return {
    ...{ paper, surface, sunken, hover, ink },
    title: readable(heading, textRatio),
    quiet: quietOf(text, ink, grounds, readable),
    line: blend(paper, ink, isDark ? 0.14 : 0.11),
    'control-line': readable(blend(surface, ink, 0.4), controlRatio),
    primary: primary.fill,
    'primary-hover': primary.hover,
    'primary-tint': primary.tint,
    'primary-tint-hover': primary.tintHover,
    'primary-text': primary.text,
    'on-primary': primary.on,
    accent: accent.fill,
    'accent-tint': accent.tint,
    'accent-text': accent.text,
    'on-accent': accent.on,
    danger: danger.fill,
    'danger-hover': danger.hover,
    'danger-tint': danger.tint,
    'danger-text': danger.text,
    'on-danger': danger.on,
    warning: warning.fill,
    'warning-tint': warning.tint,
    'warning-text': warning.text,
    'on-warning': warning.on,
    info: info.fill,
    'info-tint': info.tint,
    'info-text': info.text,
    'on-info': info.on,
    overlay: isDark ? '#00000094' : '#0000006b',
    toast: ink,
    'on-toast': onToast(surface, textRatio),
    'toast-good': onToast('#4fb585', controlRatio),
    'toast-bad': onToast('#e5746b', controlRatio),
  };
}

/** A fill under the pointer: away from its letters first, and never so far that it is lost on the ground. */
function pressed(fill: string, on: string, grounds: readonly string[]): string {
  const away = on === '#ffffff' ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
  const steps = away.map((end) => blend(fill, end, 0.16));
  return steps.find((one) => contrast(on, one) >= textRatio && worstOn(one, grounds) >= controlRatio) ?? fill;
}

/** Text that is less than the main one: as chosen where that is so, else a softer one. */
function quietOf(
  text: string,
  ink: string,
  grounds: readonly string[],
  readable: (colour: string, ratio: number) => string,
) {
  const isQuieter = worstOn(text, grounds) < 0.8 * worstOn(ink, grounds);
  return readable(isQuieter ? text : blend(text, grounds[0] ?? text, 0.3), textRatio);
}
