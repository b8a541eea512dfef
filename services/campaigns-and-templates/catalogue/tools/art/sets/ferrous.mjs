// Developer: pixels and isometric line work, drawn on a grid and on nothing else.
import { circle, group, line, linear, path, polygon, rect, round, seeded, svg } from '../pen.mjs';

const night = '#0b1020';
const mint = '#5eead4';
const violet = '#a78bfa';
const amber = '#fbbf24';

const palette = {
  '.': '',
  h: '#2b2140',
  H: '#46346b',
  s: '#e7b48c',
  S: '#c98f66',
  g: '#5eead4',
  w: '#f8fafc',
  k: '#0b1020',
  m: '#a6513f',
  t: '#6d5bd0',
  T: '#4c3fa3',
  b: '#3d2a22',
};
const face = [
  '....................',
  '......hhhhhhhh......',
  '....hhHHHHHHHhhh....',
  '...hhHHHHHHHHHHhh...',
  '..hhHHHHHHHHHHHHhh..',
  '..hhHHhhhhhhhHHHhh..',
  '..hhhssssssssshhhh..',
  '..hhssssssssssshhh..',
  '..hssssssssssssshh..',
  '..hsggggssggggsshh..',
  '..sggwkggggwkggsSs..',
  '..ssggggssggggssSs..',
  '..sssssssSsssssSSs..',
  '...ssssssSSssssSS...',
  '...sbssssssssbsSS...',
  '...sbbsmmmmsbbSS....',
  '....bbbbbbbbbbS.....',
  '.....bbbbbbbbS......',
  '......sSSSSSS.......',
  '....tttsSSSSttt.....',
  '...ttttttttttttTT...',
  '..tttttttttttttTTT..',
  '.ttttwtttttwttttTTT.',
  '.ttttwtttttwttttTTT.',
];
function avatar() {
  const size = 32;
  const random = seeded(5);
  const glow = Array.from({ length: 90 }, () =>
    rect(
      Math.floor(random() * 25) * size,
      Math.floor(random() * 25) * size,
      size,
      size,
      ['#1b2547', '#24315c', '#1f3a4a'][Math.floor(random() * 3)],
      { opacity: 0.8 },
    ),
  );
  const pixels = face.flatMap((row, y) =>
    [...row].map((key, x) =>
      palette[key] ? rect(80 + x * size, 32 + y * size, size + 0.6, size + 0.6, palette[key]) : '',
    ),
  );
  return svg(800, 800, '', rect(0, 0, 800, 800, '#131b36'), glow, rect(128, 96, 544, 544, '#1d2a55'), pixels);
}

/** Isometric helpers: (x, y, z) in cells to the page. */
const iso = (x, y, z, size, ox, oy) => [ox + (x - y) * size * 0.866, oy + (x + y) * size * 0.5 - z * size];
function box(x, y, z, w, d, h, size, ox, oy, colour, fill = night) {
  const point = (px, py, pz) => iso(px, py, pz, size, ox, oy);
  const edge = { stroke: colour, 'stroke-width': 3.5, 'stroke-linejoin': 'round' };
  return [
    polygon(
      [point(x, y + d, z), point(x + w, y + d, z), point(x + w, y + d, z + h), point(x, y + d, z + h)],
      fill,
      edge,
    ),
    polygon([point(x + w, y, z), point(x + w, y + d, z), point(x + w, y + d, z + h), point(x + w, y, z + h)], fill, {
      ...edge,
      'fill-opacity': 0.6,
    }),
    polygon([point(x, y, z + h), point(x + w, y, z + h), point(x + w, y + d, z + h), point(x, y + d, z + h)], colour, {
      ...edge,
      'fill-opacity': 0.22,
    }),
  ];
}
const floor = (size, ox, oy, reach, colour) =>
  Array.from({ length: reach * 2 + 1 }, (_, index) => {
    const step = index - reach;
    const [a, b, c, d] = [
      iso(step, -reach, 0, size, ox, oy),
      iso(step, reach, 0, size, ox, oy),
      iso(-reach, step, 0, size, ox, oy),
      iso(reach, step, 0, size, ox, oy),
    ].map((pair) => pair.map(round));
    return line(`M${a.join(' ')}L${b.join(' ')}M${c.join(' ')}L${d.join(' ')}`, colour, 1.5);
  });
const tile = (...body) => svg(600, 600, linear('g', ['#111a35', '#0b1020'], 60), rect(0, 0, 600, 600, 'url(#g)'), body);

/** A queue: boxes on a belt. */
const queue = () =>
  tile(
    floor(56, 300, 330, 6, '#1c2950'),
    box(-4, 0, 0, 8, 1.4, 0.3, 56, 300, 330, '#64748b'),
    [-3.4, -1.7, 0, 1.7].map((x, index) => box(x, 0.2, 0.3, 1, 1, 1, 56, 300, 330, [mint, violet, mint, amber][index])),
    box(2.8, -0.3, 0, 1.4, 2, 2.2, 56, 300, 330, '#e2e8f0'),
  );
/** A store: three platters and a pin. */
function store() {
  const disk = (y, colour) => [
    path(`M150 ${y}A150 62 0 0 0 450 ${y}V${y + 70}A150 62 0 0 1 150 ${y + 70}Z`, night, {
      stroke: colour,
      'stroke-width': 5,
    }),
    `<ellipse cx="300" cy="${y}" rx="150" ry="62" fill="${colour}" fill-opacity=".2" stroke="${colour}" stroke-width="5"/>`,
    [0, 1, 2].map((index) => circle(210 + index * 26, y + 84 + index * 5, 6, colour)),
  ];
  return tile(floor(56, 300, 420, 6, '#1c2950'), disk(370, violet), disk(270, mint), disk(170, amber));
}
/** A graph that heals: one node out, the rest rerouted. */
function mesh() {
  const nodes = [
    [300, 130],
    [150, 230],
    [450, 230],
    [300, 310],
    [170, 430],
    [440, 420],
    [310, 500],
  ];
  const edges = [
    [0, 1],
    [0, 2],
    [1, 4],
    [2, 5],
    [4, 6],
    [5, 6],
    [1, 3],
    [3, 5],
  ];
  return tile(
    edges.map(([from, to]) =>
      line(
        `M${nodes[from].join(' ')}L${nodes[to].join(' ')}`,
        from === 3 || to === 3 ? '#475569' : mint,
        4,
        from === 3 || to === 3 ? { 'stroke-dasharray': '4 14' } : {},
      ),
    ),
    nodes.map(([x, y], index) => [
      circle(x, y, 40, night, { stroke: index === 3 ? '#f87171' : index % 2 ? violet : mint, 'stroke-width': 5 }),
      index === 3
        ? line(`M${x - 13} ${y - 13}l26 26M${x + 13} ${y - 13}l-26 26`, '#f87171', 6)
        : [
            circle(x, y, 12, index % 2 ? violet : mint),
            circle(x, y, 24, 'none', { stroke: index % 2 ? violet : mint, 'stroke-width': 2, opacity: 0.6 }),
          ],
    ]),
  );
}
/** A desk at night: screen, plant, cat. */
function desk() {
  const random = seeded(12);
  const code = Array.from({ length: 11 }, (_, row) => {
    let x = 430 + [0, 24, 48, 48, 24, 24, 48, 72, 48, 24, 0][row];
    return Array.from({ length: 2 + Math.floor(random() * 3) }, () => {
      const width = 26 + random() * 70;
      const mark = rect(x, 122 + row * 25, width, 10, [mint, violet, amber, '#64748b'][Math.floor(random() * 4)], {
        rx: 5,
      });
      x += width + 12;
      return x < 790 ? mark : '';
    });
  });
  return svg(
    1160,
    870,
    linear('g', ['#141d3d', '#0b1020']),
    rect(0, 0, 1160, 870, 'url(#g)'),
    Array.from({ length: 60 }, () =>
      rect(Math.floor(random() * 145) * 8, Math.floor(random() * 76) * 8, 4, 4, '#8ea2d8', {
        opacity: 0.2 + random() * 0.5,
      }),
    ),
    group(
      { transform: 'translate(-90 66) scale(1.2)' },
      rect(-200, 462, 1560, 300, '#1a2242'),
      rect(-200, 462, 1560, 6, '#3a4a86'),
      rect(388, 80, 430, 320, '#0b1020', { rx: 18, stroke: '#3a4a86', 'stroke-width': 8 }),
      code,
      rect(566, 402, 74, 46, '#24315c'),
      rect(510, 444, 186, 18, '#3a4a86', { rx: 8 }),
      rect(452, 480, 300, 24, '#24315c', { rx: 8 }),
      group(
        { transform: 'translate(930 462)' },
        path('M-46 0L-36 -70H36L46 0Z', violet),
        [-60, -34, -8, 18, 44].map((turn) =>
          path('M0 -66C-26 -120 -16 -170 0 -200C16 -170 26 -120 0 -66Z', turn % 4 ? '#2f9e8d' : mint, {
            transform: `rotate(${turn} 0 -66)`,
          }),
        ),
      ),
      group(
        { transform: 'translate(220 462)' },
        path('M-70 0C-84 -70 -56 -120 -6 -120C50 -120 76 -70 70 0Z', '#05070f'),
        path('M-46 -104L-54 -166L-18 -134ZM26 -112L40 -168L2 -136Z', '#05070f'),
        circle(-8, -114, 46, '#05070f'),
        rect(-28, -124, 12, 12, amber),
        rect(4, -124, 12, 12, amber),
        line('M68 -12C120 -10 124 -60 98 -78', '#05070f', 18),
      ),
      group(
        { transform: 'translate(330 406)' },
        rect(0, 0, 54, 56, '#e2e8f0', { rx: 6 }),
        path('M54 12q28 4 0 30', 'none', { stroke: '#e2e8f0', 'stroke-width': 8 }),
        rect(8, 10, 38, 6, mint),
      ),
    ),
  );
}
export const pictures = { avatar, 'slowlane-queue': queue, pinstore: store, 'mend-mesh': mesh, 'night-desk': desk };
