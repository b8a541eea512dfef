import { fewestStops, type Gradient, type GradientStop, maxStops } from '../../kit/gradient.js';
import { blend } from '../../kit/contrast.js';

const sorted = (stops: readonly GradientStop[]) => stops.toSorted((a, b) => a.position - b.position);
const whole = (position: number) => Math.min(100, Math.max(0, Math.round(position)));

/** The colour a gradient shows at a place, so that a stop put there changes nothing yet. */
export function colourAt(stops: readonly GradientStop[], position: number): string {
  const inOrder = sorted(stops);
  const before = inOrder.findLast((stop) => stop.position <= position) ?? inOrder[0];
  const after = inOrder.find((stop) => stop.position >= position) ?? inOrder.at(-1);
  if (!before || !after) return '#ffffff';
  const room = after.position - before.position;
  return blend(before.color, after.color, room === 0 ? 0 : (position - before.position) / room);
}

/** The middle of the widest gap: where one more stop is seen best. */
export function widestGap(stops: readonly GradientStop[]): number {
  const places = [0, ...sorted(stops).map(({ position }) => position), 100];
  const gaps = places.slice(1).map((place, at) => ({ from: places[at] ?? 0, room: place - (places[at] ?? 0) }));
  const widest = gaps.reduce((best, gap) => (gap.room > best.room ? gap : best));
  return whole(widest.from + widest.room / 2);
}

/** An id that no stop has. */
export const freeStopId = (stops: readonly GradientStop[]) =>
  String(Math.max(...stops.map(({ id }) => Number.parseInt(id, 10) || 0)) + 1);

/** The gradient with one more stop; itself when it has as many as it may. */
export function withStop(gradient: Gradient, position: number, id: string): Gradient {
  if (gradient.stops.length >= maxStops) return gradient;
  const stop = { id, color: colourAt(gradient.stops, position), position: whole(position) };
  return { ...gradient, stops: sorted([...gradient.stops, stop]) };
}

/** The gradient without a stop; itself when it has as few as it may. */
export function withoutStop(gradient: Gradient, id: string): Gradient {
  if (gradient.stops.length <= fewestStops) return gradient;
  return { ...gradient, stops: gradient.stops.filter((stop) => stop.id !== id) };
}

export function changeStop(gradient: Gradient, id: string, part: Partial<GradientStop>): Gradient {
  const position = part.position === undefined ? {} : { position: whole(part.position) };
  return {
    ...gradient,
    stops: gradient.stops.map((stop) => (stop.id === id ? { ...stop, ...part, ...position } : stop)),
  };
}
