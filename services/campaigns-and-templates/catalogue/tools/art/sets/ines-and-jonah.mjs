// Wedding: pressed leaves on laid paper, ink thin as a pen's.
import {
  at,
  blob,
  circle,
  ellipse,
  grain,
  group,
  leaf,
  line,
  linear,
  path,
  polygon,
  rect,
  ridge,
  round,
  seeded,
  smooth,
  svg,
} from '../pen.mjs';
import { letters } from '../lettering.mjs';

const paper = '#f7f3ea';
const deep = '#41543f';
const blush = '#d9a394';
const gold = '#b8935a';
const greens = ['#8c9f85', '#a9b79f', '#6f8569', '#bcc7b1'];

/** A branch along +x with paired leaves; `kind` changes their cut. */
function branch(reach, kind, colour, seed) {
  const random = seeded(seed);
  const bend = (random() - 0.5) * 60;
  const steps = Math.round(reach / 34);
  const spine = `M0 0Q${round(reach / 2)} ${round(bend)} ${round(reach)} ${round(bend * 0.4)}`;
  return group(
    {},
    line(spine, colour, 4),
    Array.from({ length: steps }, (_, index) => {
      const share = (index + 1) / (steps + 1);
      const y = 2 * share * (1 - share) * bend + share * share * bend * 0.4;
      const long = (kind === 'round' ? 40 : 66) * (1 - share * 0.45);
      return [-1, 1].map((side) =>
        at(
          reach * share,
          y,
          side * (kind === 'round' ? 62 : 40),
          kind === 'round'
            ? ellipse(long * 0.7, 0, long * 0.6, long * 0.44, colour, { opacity: 0.9 })
            : path(leaf(long, 13), colour, { opacity: 0.92 }),
        ),
      );
    }),
  );
}

function foliage(count, place, seed) {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const [x, y, turn, reach] = place(index, random);
    return at(
      x,
      y,
      turn,
      branch(reach, index % 3 === 1 ? 'round' : 'long', greens[Math.floor(random() * 4)], seed + index),
    );
  });
}
const bloom = (x, y, size, colour) =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    Array.from({ length: 6 }, (_, index) =>
      at(
        0,
        0,
        index * 60,
        ellipse(0, -26, 20, 28, colour, { stroke: '#fff', 'stroke-width': 2, 'stroke-opacity': 0.5 }),
      ),
    ),
    Array.from({ length: 5 }, (_, index) => at(0, 0, 30 + index * 72, ellipse(0, -13, 12, 16, '#f3d6cb'))),
    circle(0, 0, 9, gold),
  );

function backdrop() {
  return svg(
    900,
    1600,
    grain('g', 0.7, 6),
    rect(0, 0, 900, 1600, paper),
    foliage(12, (index, random) => [-30 + random() * 120, -20 + index * 30, 8 + index * 8, 200 + random() * 120], 3),
    foliage(12, (index, random) => [930 - random() * 120, -20 + index * 30, 172 - index * 8, 200 + random() * 120], 31),
    foliage(12, (index, random) => [-20 + random() * 80, 1620 - index * 34, -10 - index * 8, 200 + random() * 140], 61),
    foliage(12, (index, random) => [920 - random() * 80, 1620 - index * 34, 190 + index * 8, 200 + random() * 140], 91),
    bloom(70, 90, 1.3, blush),
    bloom(840, 120, 1.5, blush),
    bloom(180, 40, 0.9, '#e8c9b8'),
    bloom(60, 1500, 1.5, blush),
    bloom(850, 1520, 1.2, '#e8c9b8'),
    bloom(740, 1570, 0.9, blush),
    rect(0, 0, 900, 1600, '#000', { filter: 'url(#g)', opacity: 0.05 }),
  );
}

function monogram() {
  const ring = foliage(
    22,
    (index) => {
      const turn = (index / 22) * Math.PI * 2;
      return [320 + Math.cos(turn) * 208, 320 + Math.sin(turn) * 208, (turn * 180) / Math.PI + 74, 118];
    },
    11,
  );
  return svg(
    640,
    640,
    '',
    rect(0, 0, 640, 640, paper),
    ring,
    [20, 130, 200, 300].map((turn, index) =>
      bloom(
        320 + Math.cos((turn * Math.PI) / 180) * 212,
        320 + Math.sin((turn * Math.PI) / 180) * 212,
        0.9,
        index % 2 ? '#e8c9b8' : blush,
      ),
    ),
    letters('I & J', 320, 274, { height: 92, weight: 7, colour: deep, anchor: 'middle', spacing: 2.2 }),
  );
}

function orchard() {
  const random = seeded(40);
  return svg(
    1160,
    800,
    linear('s', ['#dfe9e6', '#fbf1df']),
    rect(0, 0, 1160, 800, 'url(#s)'),
    circle(830, 190, 70, '#fff8e6'),
    path(ridge(1160, 820, 380, 40, 4, random), '#c4d0ba'),
    path(ridge(1160, 820, 450, 36, 3, random), '#a5b79b'),
    group(
      { transform: 'translate(330 330)' },
      polygon(
        [
          [-30, 120],
          [120, 10],
          [270, 120],
        ],
        '#8f6f5c',
      ),
      rect(0, 116, 240, 150, '#f3ead9'),
      path('M84 266V190a36 36 0 0 1 72 0v76Z', deep),
      [26, 178].map((x) => [rect(x, 160, 38, 56, '#c9d6d2'), line(`M${x + 19} 160v56M${x} 188h38`, '#fff', 4)]),
      line('M120 10V-30M108 -18H132', '#8f6f5c', 6),
    ),
    path(ridge(1160, 820, 590, 16, 3, random), '#7f9776'),
    Array.from({ length: 7 }, (_, index) => [
      rect(70 + index * 168, 500 + (index % 2) * 30, 12, 110, '#6b5443'),
      path(blob(76 + index * 168, 470 + (index % 2) * 30, 66, 0.14, 9, random), index % 2 ? '#6f8569' : '#5f7759'),
      Array.from({ length: 7 }, () => circle(40 + index * 168 + random() * 76, 430 + random() * 80, 7, blush)),
    ]),
    line('M80 420Q220 500 340 430T620 440T900 430T1120 420', '#fff', 4),
    Array.from({ length: 24 }, (_, index) =>
      circle(90 + index * 43, 438 + Math.sin(index * 0.78) * 18 + 12, 8, '#ffe3a1'),
    ),
    path('M430 800C470 720 470 660 456 600H500C520 660 600 720 700 800Z', '#efe6d4'),
    rect(0, 760, 1160, 40, '#6f8569'),
  );
}

const scene = (ground, ...body) => svg(600, 600, '', rect(0, 0, 600, 600, ground), body);

const supper = () =>
  scene(
    '#eef0e6',
    rect(0, 380, 600, 220, '#fffdf8'),
    path(
      'M0 380H600V410Q570 440 540 410T480 410T420 410T360 410T300 410T240 410T180 410T120 410T60 410T0 410Z',
      '#e7e0cf',
    ),
    foliage(9, (index) => [60 + index * 58, 372, index % 2 ? -30 : -150, 100], 7),
    [110, 300, 490].map((x, index) => [
      rect(x - 10, 200 + (index % 2) * 20, 20, 180, '#fffaf0'),
      path(`M${x} ${196 + (index % 2) * 20}c-16 -26 0 -44 0 -56c0 12 16 30 0 56Z`, '#f2b544'),
      rect(x - 18, 372, 36, 14, gold),
    ]),
    [
      [200, 350],
      [400, 346],
      [300, 366],
    ].map(([x, y], index) => bloom(x, y, 1.2 - index * 0.1, index % 2 ? '#e8c9b8' : blush)),
    [90, 510].map((x) => [
      ellipse(x, 500, 78, 24, '#f3eee2', { stroke: gold, 'stroke-width': 4 }),
      ellipse(x, 498, 44, 13, '#fff'),
    ]),
  );
const cake = () =>
  scene(
    '#f2e3da',
    [
      [150, 380, 300, 120],
      [190, 270, 220, 112],
      [230, 170, 140, 102],
    ].map(([x, y, width, height]) => [
      rect(x, y, width, height, '#fffaf2', { rx: 8 }),
      path(`M${x} ${y + 10}${Array.from({ length: width / 20 }, () => 'q10 26 20 0').join('')}V${y}H${x}Z`, '#efe2d0'),
    ]),
    rect(120, 498, 360, 16, gold, { rx: 6 }),
    rect(280, 514, 40, 70, gold),
    ellipse(300, 586, 110, 12, gold),
    foliage(5, (index) => [300, 176, -150 + index * 30, 90], 23),
    bloom(300, 160, 1.1, blush),
    bloom(236, 280, 0.8, blush),
    bloom(200, 300, 0.6, '#e8c9b8'),
    bloom(400, 400, 0.9, blush),
    bloom(432, 420, 0.6, '#e8c9b8'),
  );
const rings = () =>
  scene(
    '#e3e8dd',
    foliage(8, (index) => [300, 520, -160 + index * 20, 240], 44),
    circle(240, 300, 110, 'none', { stroke: gold, 'stroke-width': 24 }),
    circle(370, 300, 110, 'none', { stroke: '#cfae74', 'stroke-width': 24 }),
    path('M306 212A110 110 0 0 1 348 322', 'none', { stroke: gold, 'stroke-width': 24 }),
    polygon(
      [
        [240, 190],
        [206, 154],
        [222, 132],
        [258, 132],
        [274, 154],
      ],
      '#fff',
      { stroke: '#b9cfd6', 'stroke-width': 5 },
    ),
    line('M206 154H274M222 132L240 190L258 132', '#b9cfd6', 4),
  );
const bus = () =>
  scene(
    '#dbe6e8',
    path(
      smooth([
        [-20, 400],
        [140, 340],
        [320, 400],
        [620, 330],
      ]) + 'V600H-20Z',
      '#a5b79b',
    ),
    rect(0, 470, 600, 130, '#7d7a70'),
    Array.from({ length: 7 }, (_, index) => rect(20 + index * 90, 530, 50, 8, '#f7f3ea')),
    path('M90 250Q90 210 130 210H480Q510 210 514 250L520 470H90Z', '#fffaf0'),
    rect(90, 360, 430, 110, deep),
    [116, 214, 312, 410].map((x) => rect(x, 244, 82, 84, '#bcd0d4', { rx: 8 })),
    [180, 430].map((x) => [circle(x, 472, 44, '#2b2b28'), circle(x, 472, 18, '#cfc8b8')]),
    circle(506, 420, 12, '#ffe3a1'),
    path('M90 340Q160 380 230 340T370 340T520 340', 'none', { stroke: blush, 'stroke-width': 6 }),
    letters('Just wed', 300, 396, { height: 34, weight: 6, colour: paper, anchor: 'middle', spacing: 2.6 }),
    bloom(96, 340, 0.8, blush),
    bloom(516, 340, 0.8, blush),
    bloom(300, 356, 0.7, '#e8c9b8'),
  );

export const pictures = { backdrop, monogram, orchard, supper, cake, rings, bus };
