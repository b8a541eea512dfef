import { colord } from 'colord';

export interface GradientStop {
  id: string;
  /** Hex, with alpha where it has one. */
  color: string;
  /** Percent, 0-100. */
  position: number;
}
/** A gradient as the colour picker holds it. @source spec 3 "Gradient" */
export interface Gradient {
  type: 'linear' | 'radial';
  /** Degrees, 0-360; unused by a radial gradient. */
  angle: number;
  stops: GradientStop[];
}
export type Paint = { kind: 'solid'; color: string } | { kind: 'gradient'; gradient: Gradient };

/** A colour re-emitted as hex, or null for what is no colour. What a person typed never reaches CSS as it is. */
export function parseColour(text: string | undefined): string | null {
  if (!text || text.length > 64) return null;
  const parsed = colord(text.trim());
  return parsed.isValid() ? parsed.toHex() : null;
}

/** Splits at commas outside brackets. */
function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) {
      parts.push(current.trim());
      current = '';
    } else {
      current += sign;
    }
  }
  return [...parts, current.trim()];
}

const sideAngles: Record<string, number> = {
  'to top': 0,
  'to top right': 45,
  'to right': 90,
  'to bottom right': 135,
  'to bottom': 180,
  'to bottom left': 225,
  'to left': 270,
  'to top left': 315,
};

function parseAngle(text: string): number | null {
  const side = sideAngles[text.toLowerCase()];
  if (side !== undefined) return side;
  const degrees = /^(-?\d{1,4}(?:\.\d{1,3})?)deg$/i.exec(text);
  return degrees ? ((Number(degrees[1]) % 360) + 360) % 360 : null;
}

function parseStops(parts: string[]): GradientStop[] | null {
  const last = Math.max(parts.length - 1, 1);
  const stops = parts.map((part, index) => {
    const placed = /^(.*?)\s+(-?\d{1,3}(?:\.\d{1,3})?)%$/.exec(part);
    const color = parseColour(placed?.[1] ?? part);
    const position = placed ? Math.min(100, Math.max(0, Number(placed[2]))) : Math.round((index / last) * 100);
    return color ? { id: String(index), color, position } : null;
  });
  const valid = stops.filter((stop) => stop !== null);
  return valid.length === parts.length && valid.length >= 2 && valid.length <= 12 ? valid : null;
}

/** Reads `linear-gradient(…)` or `radial-gradient(…)` text; null when it is neither. */
export function parseGradient(text: string | undefined): Gradient | null {
  const match = /^(linear|radial)-gradient\((.*)\)$/is.exec(text?.trim().slice(0, 600) ?? '');
  if (!match?.[2]) return null;
  const type = match[1]?.toLowerCase() === 'radial' ? 'radial' : 'linear';
  const parts = splitArguments(match[2]);
  const first = parts[0] ?? '';
  const angle = type === 'linear' ? parseAngle(first) : null;
  const hasHead = type === 'linear' ? angle !== null : /^(?:circle|ellipse|closest|farthest|at\b)/i.test(first);
  const stops = parseStops(hasHead ? parts.slice(1) : parts);
  return stops ? { type, angle: angle ?? 180, stops } : null;
}

/** CSS text of a gradient, made only of numbers and parsed colours. */
export function gradientCss(gradient: Gradient): string {
  const stops = gradient.stops.map((stop) => `${parseColour(stop.color) ?? '#000000'} ${stop.position}%`).join(',');
  return gradient.type === 'radial'
    ? `radial-gradient(circle,${stops})`
    : `linear-gradient(${Math.round(gradient.angle)}deg,${stops})`;
}

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

/** One colour that stands for a paint where contrast is judged: the mix of a gradient's stops. */
export function paintTone(text: string | undefined): string | null {
  const paint = parsePaint(text);
  if (!paint) return null;
  if (paint.kind === 'solid') return paint.color;
  const colours = paint.gradient.stops.map((stop) => colord(stop.color).toRgb());
  const mean = (key: 'r' | 'g' | 'b') => Math.round(colours.reduce((sum, c) => sum + c[key], 0) / colours.length);
  return colord({ r: mean('r'), g: mean('g'), b: mean('b') }).toHex();
}
