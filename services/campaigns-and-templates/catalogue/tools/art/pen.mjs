// The drawing kit of the starter catalogue: plain functions that return SVG text. Seeded, so that a picture never changes by itself.

/** mulberry32: a small seeded generator, the same sequence on every machine. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (value) => Math.round(value * 10) / 10;

const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value * 10) / 10 : value}"`)
    .join('');

export const tag = (name, values, body = '') =>
  body === '' ? `<${name}${attributes(values)}/>` : `<${name}${attributes(values)}>${body}</${name}>`;

export const rect = (x, y, width, height, fill, more = {}) => tag('rect', { x, y, width, height, fill, ...more });
export const circle = (cx, cy, r, fill, more = {}) => tag('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx, cy, rx, ry, fill, more = {}) => tag('ellipse', { cx, cy, rx, ry, fill, ...more });
export const path = (d, fill, more = {}) => tag('path', { d, fill, ...more });
export const line = (d, stroke, width, more = {}) =>
  path(d, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more });
export const polygon = (points, fill, more = {}) =>
  tag('polygon', { points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '), fill, ...more });
export const group = (more, ...children) => tag('g', more, children.flat(9).join(''));
export const at = (x, y, turn, ...children) =>
  group({ transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)})` }, ...children);

/** A linear gradient: `stops` are colours spread evenly, or [offset, colour, opacity?]. Angle in degrees, 90 runs downwards. */
export function linear(id, stops, angle = 90) {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  const ends = {
    x1: round(50 - x * 100) + '%',
    y1: round(50 - y * 100) + '%',
    x2: round(50 + x * 100) + '%',
    y2: round(50 + y * 100) + '%',
  };
  return tag('linearGradient', { id, ...ends }, stopTags(stops));
}
export const radial = (id, stops, more = {}) => tag('radialGradient', { id, ...more }, stopTags(stops));

function stopTags(stops) {
  return stops
    .map((stop, index) => {
      const [offset, colour, opacity] = Array.isArray(stop) ? stop : [index / (stops.length - 1), stop];
      return tag('stop', { offset: `${round(offset * 100)}%`, 'stop-color': colour, 'stop-opacity': opacity });
    })
    .join('');
}

/** Paper-cut shadow under a layer. */
export const paperShadow = (id, blur = 10, dy = 8, opacity = 0.28, colour = '#000') =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dy="${dy}" result="b"/><feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="b" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

export const blurred = (id, deviation) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** Print grain: noise multiplied over the picture at a low opacity. */
export const grain = (id, frequency = 0.8, seed = 3) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1.4 -0.55"/></filter>`;

/** A smooth line through points (Catmull-Rom as Béziers). */
export function smooth(points, closed = false) {
  const count = points.length;
  const pick = (index) => (closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]);
  let d = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[...one, ...two, ...to].map(round).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** A ridge from the left to the right edge, closed along the bottom. */
export function ridge(width, bottom, level, rise, steps, random) {
  const points = [];
  for (let index = -1; index <= steps + 1; index += 1)
    points.push([(index * width) / steps, level + (random() - 0.5) * 2 * rise]);
  return `${smooth(points)}L${width * 1.2} ${bottom}L${-width * 0.2} ${bottom}Z`;
}

/** A jagged mountain ridge by midpoint displacement. */
export function crag(width, bottom, level, rise, depth, random) {
  let heights = [level + (random() - 0.5) * rise, level - rise * random(), level + (random() - 0.5) * rise];
  for (let pass = 0, scale = rise * 0.55; pass < depth; pass += 1, scale *= 0.52) {
    heights = heights.flatMap((height, index) =>
      index === heights.length - 1
        ? [height]
        : [height, (height + heights[index + 1]) / 2 + (random() - 0.5) * 2 * scale],
    );
  }
  const step = width / (heights.length - 1);
  return `M0 ${bottom}${heights.map((height, index) => `L${round(index * step)} ${round(height)}`).join('')}L${width} ${bottom}Z`;
}

export function blob(cx, cy, radius, wobble, count, random) {
  const points = [];
  for (let index = 0; index < count; index += 1) {
    const turn = (index / count) * Math.PI * 2;
    const reach = radius * (1 + (random() - 0.5) * 2 * wobble);
    points.push([cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach]);
  }
  return smooth(points, true);
}

/** A leaf lying along +x from its stem at the origin. */
export const leaf = (length, width) => `M0 0Q${length * 0.45} ${-width} ${length} 0Q${length * 0.45} ${width} 0 0Z`;

export function star(cx, cy, outer, inner, count, turn = 0) {
  const points = [];
  for (let index = 0; index < count * 2; index += 1) {
    const reach = index % 2 ? inner : outer;
    const angle = (index * Math.PI) / count - Math.PI / 2 + turn;
    points.push([cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach]);
  }
  return points;
}

/** Halftone: dots on a turned grid, their radius given by `size(x, y)` in 0..1. */
export function halftone(x, y, width, height, pitch, fill, size) {
  let d = '';
  for (let row = 0, top = y; top <= y + height; row += 1, top += pitch * 0.87) {
    for (let left = x + (row % 2 ? pitch / 2 : 0); left <= x + width; left += pitch) {
      const reach = Math.max(0, Math.min(1, size(left, top))) * pitch * 0.56;
      if (reach > 0.7)
        d += `M${round(left - reach)} ${round(top)}a${round(reach)} ${round(reach)} 0 1 0 ${round(reach * 2)} 0a${round(reach)} ${round(reach)} 0 1 0 ${round(-reach * 2)} 0`;
    }
  }
  return path(d, fill);
}

export const svg = (width, height, defs, ...body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs ? `<defs>${defs}</defs>` : ''}${body.flat(9).join('')}</svg>\n`;
