// Agency: Swiss grids and hard geometry, one electric colour. Each project is one rule, drawn out.
import { circle, group, line, linear, path, polygon, rect, round, seeded, svg } from '../pen.mjs';
import { letters } from '../lettering.mjs';

const ink = '#0c0c0d';
const bone = '#f1f0ec';
const volt = '#ff4a1c';
const sky = '#b9c8d6';

/** Quarter circles on a grid: the identity of a concert hall. */
function hall() {
  const random = seeded(40);
  const cell = 145;
  const tiles = [];
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const [x, y] = [column * cell, row * cell];
      const turn = Math.floor(random() * 4) * 90;
      const pick = random();
      const colour = pick < 0.18 ? volt : pick < 0.46 ? '#2c2c31' : pick < 0.66 ? sky : bone;
      const shape =
        random() < 0.62
          ? path(`M0 0H${cell}A${cell} ${cell} 0 0 1 0 ${cell}Z`, colour)
          : random() < 0.5
            ? circle(cell / 2, cell / 2, cell / 2, colour)
            : rect(0, 0, cell, cell / 2, colour);
      tiles.push(group({ transform: `translate(${x} ${y}) rotate(${turn} ${cell / 2} ${cell / 2})` }, shape));
    }
  return svg(1160, 870, '', rect(0, 0, 1160, 870, ink), tiles);
}

/** Concentric bars that lean: packaging for a tea maker. */
function tea() {
  const boxes = [0, 1, 2].map((index) => {
    const x = 110 + index * 150;
    const top = 150 + (index % 2) * 44;
    const colours = [
      ['#264d3b', '#cfe0c3'],
      [volt, '#ffe3d6'],
      ['#20242c', '#d9dde6'],
    ][index];
    const rings = [56, 42, 28, 14].map((r, ring) =>
      circle(x + 62, top + 170, r, ring % 2 ? colours[1] : colours[0], { stroke: colours[1], 'stroke-width': 4 }),
    );
    return [
      polygon(
        [
          [x + 124, top],
          [x + 150, top - 26],
          [x + 150, top + 288],
          [x + 124, top + 314],
        ],
        '#000',
        { opacity: 0.28 },
      ),
      polygon(
        [
          [x, top],
          [x + 26, top - 26],
          [x + 150, top - 26],
          [x + 124, top],
        ],
        colours[1],
      ),
      rect(x, top, 124, 314, colours[0]),
      rings,
      letters(['No 1', 'No 2', 'No 3'][index], x + 62, top + 40, {
        height: 24,
        weight: 5,
        colour: colours[1],
        anchor: 'middle',
      }),
      line(`M${x + 20} ${top + 268}H${x + 104}M${x + 20} ${top + 286}H${x + 80}`, colours[1], 5),
    ];
  });
  return svg(640, 640, '', rect(0, 0, 640, 640, '#dcd7cb'), rect(0, 470, 640, 170, '#cbc4b4'), boxes);
}

/** A transit map for a bicycle-share app. */
function cycle() {
  const routes = [
    ['M60 520H220L340 400V220L440 120H600', volt],
    ['M40 180H200L300 280H470L560 370V600', '#1d4ed8'],
    ['M120 40V330L250 460H430L580 520', '#0c0c0d'],
  ];
  const stops = [
    [120, 520],
    [220, 520],
    [340, 330],
    [340, 220],
    [500, 120],
    [120, 180],
    [300, 280],
    [420, 280],
    [560, 470],
    [120, 260],
    [250, 460],
    [430, 460],
  ];
  return svg(
    640,
    640,
    '',
    rect(0, 0, 640, 640, '#e8edf2'),
    Array.from({ length: 16 }, (_, index) => [
      rect(index * 40, 0, 1, 640, '#cfd8e2'),
      rect(0, index * 40, 640, 1, '#cfd8e2'),
    ]),
    path('M430 640C470 540 380 520 420 420C450 340 640 380 640 300V640Z', '#c7dceb'),
    routes.map(([d, colour]) => line(d, colour, 16)),
    stops.map(([x, y]) => circle(x, y, 13, '#fff', { stroke: ink, 'stroke-width': 6 })),
    group(
      { transform: 'translate(340 400)' },
      circle(0, 0, 46, ink),
      circle(-15, 8, 11, 'none', { stroke: '#fff', 'stroke-width': 4 }),
      circle(15, 8, 11, 'none', { stroke: '#fff', 'stroke-width': 4 }),
      line('M-15 8L-4 -10H10L15 8M-4 -10L2 8H-15M10 -10V-16H15', '#fff', 4),
    ),
  );
}

/** Lines that bend round a circle: a poster for a lecture series. */
function lecture() {
  const lines = [];
  for (let row = 0; row < 34; row += 1) {
    const y = 20 + row * 18;
    let d = '';
    for (let x = -10; x <= 650; x += 10) {
      const distance = Math.hypot(x - 360, y - 330);
      d += `${d ? 'L' : 'M'}${x} ${round(y - Math.max(0, 1 - distance / 240) ** 2 * 110)}`;
    }
    lines.push(line(d, bone, 5));
  }
  return svg(
    640,
    640,
    linear('p', ['#ff6a3d', '#e02d0b']),
    rect(0, 0, 640, 640, 'url(#p)'),
    lines,
    rect(40, 500, 190, 100, ink),
    letters('06.3', 135, 530, { height: 40, weight: 8, colour: bone, anchor: 'middle' }),
  );
}

/** A type specimen built from four strokes. */
function type() {
  return svg(
    640,
    640,
    '',
    rect(0, 0, 640, 640, ink),
    letters('Ag', 320, 120, { height: 300, weight: 64, colour: bone, anchor: 'middle', spacing: 2, cap: 'butt' }),
    letters('Halden Grotesk', 320, 500, { height: 30, weight: 6, colour: volt, anchor: 'middle', spacing: 2.4 }),
    line('M60 120H580M60 420H580', '#6b6b70', 2, { 'stroke-dasharray': '6 8' }),
    line('M60 566H580', '#6b6b70', 2),
  );
}

export const pictures = {
  'brask-hall': hall,
  'tern-tea': tea,
  'roundabout-cycles': cycle,
  'bending-light': lecture,
  'halden-grotesk': type,
};
