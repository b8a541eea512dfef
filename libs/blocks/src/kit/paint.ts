import { colord } from 'colord';
import { type Gradient, gradientCss, parseColour, parseGradient } from './gradient.js';

export * from './gradient.js';
export type Paint = { kind: 'solid'; color: string } | { kind: 'gradient'; gradient: Gradient };

/** A solid colour or a gradient, from text. */
export function parsePaint(text: string | undefined): Paint | null {
  const color = parseColour(text);
  if (color) return { kind: 'solid', color };
  const gradient = parseGradient(text);
  return gradient ? { kind: 'gradient', gradient } : null;
}

/** CSS `background` value of a paint text, re-emitted; null when the text is no paint. */
export function paintCss(text: string | undefined): string | null {
  const paint = parsePaint(text);
  if (!paint) return null;
  return paint.kind === 'solid' ? paint.color : gradientCss(paint.gradient);
}

/** Colours between two stops that are looked at where contrast is judged. */
const betweenStops = 4;

/** The colours a paint shows, from its first to its last; empty for what is no paint. */
export function paintTones(text: string | undefined): string[] {
  const paint = parsePaint(text);
  if (!paint) return [];
  if (paint.kind === 'solid') return [paint.color];
  const stops = paint.gradient.stops.map((stop) => colord(stop.color).toRgb());
  const tones = stops.slice(1).flatMap((to, at) => {
    const from = stops[at] ?? to;
    return Array.from({ length: betweenStops + 1 }, (_, step) => {
      const mixed = (key: 'r' | 'g' | 'b') =>
        Math.round(from[key] + (to[key] - from[key]) * (step / (betweenStops + 1)));
      return colord({ r: mixed('r'), g: mixed('g'), b: mixed('b') }).toHex();
    });
  });
  return [
    ...tones,
    colord(paint.gradient.stops.at(-1)?.color ?? '#000000')
      .alpha(1)
      .toHex(),
  ];
}

/** One colour that stands for a paint: the mix of a gradient's stops. */
export function paintTone(text: string | undefined): string | null {
  const paint = parsePaint(text);
  if (!paint) return null;
  if (paint.kind === 'solid') return paint.color;
  const colours = paint.gradient.stops.map((stop) => colord(stop.color).toRgb());
  const mean = (key: 'r' | 'g' | 'b') => Math.round(colours.reduce((sum, c) => sum + c[key], 0) / colours.length);
  return colord({ r: mean('r'), g: mean('g'), b: mean('b') }).toHex();
}

const seededFrom = '#8EC5FC';
const seededTo = '#E0C3FC';

/** What a colour becomes as a gradient: a gradient stays as it is, all else becomes the first one. @source spec 4 "Colour picker" */
export function asGradient(text: string | undefined): string {
  const gradient = parseGradient(text);
  return gradient ? gradientCss(gradient) : `linear-gradient(90deg,${seededFrom} 0%,${seededTo} 100%)`;
}
/** What a paint becomes as one colour: a colour stays as it is, a gradient becomes the first colour. @source spec 4 "Colour picker" */
export function asSolid(text: string | undefined): string {
  return parseColour(text) ?? seededFrom;
}

export type TypedPaint = { paint: string } | { problem: string };

/**
 * Reads what a person typed or pasted into the colour field: hex with or without #, a colour function, a linear or radial gradient, also as a whole
 * declaration of a style sheet.
 * @returns the paint re-emitted, or one sentence that says what would be taken
 */
export function readTypedPaint(typed: string, mayBeGradient: boolean): TypedPaint {
  const text = typed
    .trim()
    .replace(/^background(?:-color|-image)?\s*:/i, '')
    .replace(/\s*!important\s*;?$|;+$/i, '')
    .trim()
    .replace(/^-(?:webkit|moz|o)-(?=linear|radial)/i, '')
    .trim();
  const color =
    parseColour(text) ?? (/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) ? parseColour(`#${text}`) : null);
  if (color) return { paint: color };
  const gradient = parseGradient(text);
  if (gradient && mayBeGradient) return { paint: gradientCss(gradient) };
  if (gradient || /gradient\(/i.test(text)) return { problem: problemOfGradient(text, mayBeGradient) };
  return {
    problem: mayBeGradient
      ? /*i18n*/ 'Type a colour as #1F7A4D, or paste a CSS gradient.'
      : /*i18n*/ 'Type a colour as #1F7A4D.',
  };
}

function problemOfGradient(text: string, mayBeGradient: boolean): string {
  if (!mayBeGradient) return /*i18n*/ 'One colour stands here, no gradient. Type it as #1F7A4D.';
  if (/^(?:conic|repeating)/i.test(text)) return /*i18n*/ 'Only linear and radial gradients can be used here.';
  if (/\)\s*,\s*\w+-gradient\(/i.test(text)) return /*i18n*/ 'Paste one gradient, not several on top of each other.';
  return /*i18n*/ 'This gradient cannot be read. It needs 2 to 10 colours such as #8EC5FC 0%, #E0C3FC 100%.';
}
