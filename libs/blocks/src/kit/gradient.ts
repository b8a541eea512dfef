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
export const fewestStops = 2;
/** As many as the wire takes. @source contracts/primitives/colour.ts */
export const maxStops = 10;

const longestText = 600;
const round = (value: number) => Math.round(value * 100) / 100;
const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** A colour re-emitted as hex, or null for what is no colour. What a person typed never reaches CSS as it is. */
export function parseColour(text: string | undefined): string | null {
  if (!text || text.length > 64) return null;
  const parsed = colord(text.trim());
  return parsed.isValid() ? parsed.toHex() : null;
}

/** Splits at commas outside brackets; null when the brackets do not match. */
function splitArguments(text: string): string[] | null {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return null;
    if (sign === ',' && depth === 0) {
      parts.push(current.trim());
      current = '';
    } else {
      current += sign;
    }
  }
  return depth === 0 ? [...parts, current.trim()] : null;
}

const sideAngles: Record<string, number> = {
  top: 0,
  'right top': 45,
  right: 90,
  'bottom right': 135,
  bottom: 180,
  'bottom left': 225,
  left: 270,
  'left top': 315,
};
const unitDegrees: Record<string, number> = { deg: 1, turn: 360, grad: 0.9, rad: 180 / Math.PI };

function parseAngle(text: string): number | null {
  const side = /^to\s+(\w+)(?:\s+(\w+))?$/i.exec(text.toLowerCase());
  if (side) return sideAngles[side.slice(1).filter(Boolean).sort().join(' ')] ?? null;
  const turned = /^([+-]?(?:\d{1,5}(?:\.\d{1,6})?|\.\d{1,6}))(deg|turn|grad|rad)$/i.exec(text);
  if (!turned) return null;
  const degrees = Math.round(Number(turned[1]) * (unitDegrees[turned[2]?.toLowerCase() ?? ''] ?? 1));
  return degrees === 360 ? 360 : ((degrees % 360) + 360) % 360;
}

interface PlacedColour {
  color: string;
  position: number | null;
}

/** `#fff`, `#fff 20%`, or `#fff 20% 40%`, which is two stops of one colour. */
function parseStop(part: string): PlacedColour[] | null {
  const placed = /^(.*?)((?:\s+[+-]?\d{1,4}(?:\.\d{1,6})?%){0,2})$/.exec(part);
  const color = parseColour(placed?.[1]);
  if (!placed || !color) return null;
  const positions = (placed[2] ?? '').trim().split(/\s+/).filter(Boolean);
  if (positions.length === 0) return [{ color, position: null }];
  return positions.map((position) => ({ color, position: within(0, round(Number.parseFloat(position)), 100) }));
}

/** Gives the places that CSS gives: ends at the ends, none before the one before it, what is open evenly between. */
function placeStops(found: PlacedColour[]): GradientStop[] {
  const last = found.length - 1;
  let reached = 0;
  const set = found.map(({ position }, at) => {
    const own = position ?? (at === 0 ? 0 : at === last ? 100 : null);
    if (own !== null) reached = Math.max(reached, own);
    return own === null ? null : reached;
  });
  return found.map(({ color }, at) => {
    const own = set[at];
    if (own !== null && own !== undefined) return { id: String(at), color, position: own };
    const before = set.findLastIndex((place, index) => index < at && place !== null);
    const after = set.findIndex((place, index) => index > at && place !== null);
    const from = set[before] ?? 0;
    const share = (at - before) / (after - before);
    return { id: String(at), color, position: round(from + ((set[after] ?? 100) - from) * share) };
  });
}

/** Reads `linear-gradient(…)` or `radial-gradient(…)` text; null when it is neither. */
export function parseGradient(text: string | undefined): Gradient | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed.length > longestText) return null;
  const match = /^(linear|radial)-gradient\((.*)\)$/is.exec(trimmed);
  const parts = splitArguments(match?.[2] ?? '');
  if (!match || !parts) return null;
  const type = match[1]?.toLowerCase() === 'radial' ? 'radial' : 'linear';
  const { angle, rest } = parseHead(type, parts);
  const stops = parseStops(rest);
  return stops && { type, angle, stops };
}

/** The angle or shape that a gradient may begin with, and what comes after it. */
function parseHead(type: Gradient['type'], parts: string[]): { angle: number; rest: string[] } {
  const [first = '', ...others] = parts;
  const angle = type === 'linear' ? parseAngle(first) : null;
  const isShape = type === 'radial' && /^(?:circle|ellipse|closest-|farthest-|at\s)[a-z0-9%.\s-]*$/i.test(first);
  return { angle: angle ?? 180, rest: angle !== null || isShape ? others : parts };
}

/** Null when one of them is no colour, or there are too few or too many. */
function parseStops(parts: string[]): GradientStop[] | null {
  const found = parts.map(parseStop);
  const stops = found.flatMap((placed) => placed ?? []);
  const isWhole = found.every((placed) => placed !== null);
  return isWhole && stops.length >= fewestStops && stops.length <= maxStops ? placeStops(stops) : null;
}

/** CSS text of a gradient, made only of numbers and parsed colours; its stops in the order of their places. */
export function gradientCss(gradient: Gradient): string {
  const sorted = gradient.stops.toSorted((a, b) => a.position - b.position);
  const stops = sorted
    .map(({ color, position }) => `${parseColour(color) ?? '#000000'} ${round(within(0, position, 100))}%`)
    .join(',');
  return gradient.type === 'radial'
    ? `radial-gradient(circle,${stops})`
    : `linear-gradient(${Math.round(within(0, gradient.angle, 360))}deg,${stops})`;
}
