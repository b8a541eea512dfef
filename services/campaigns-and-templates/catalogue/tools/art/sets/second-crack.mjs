// Coffee roaster: two inks and kraft paper, printed a little out of register.
import { at, circle, ellipse, group, halftone, line, path, polygon, rect, seeded, svg } from '../pen.mjs';
import { letters } from '../lettering.mjs';

const kraft = '#d9b98a';
const ink = '#1f1a17';
const red = '#d8412a';
const milk = '#fff4e0';
const teal = '#1f6f6b';

const bean = (x, y, size, turn, colour = ink, seam = kraft) =>
  at(
    x,
    y,
    turn,
    group({ transform: `scale(${size})` }, ellipse(0, 0, 30, 44, colour), line('M4 -40C-16 -14 16 14 -4 40', seam, 7)),
  );

const scatter = (width, height, pitch, size, colour, seam, seed) => {
  const random = seeded(seed);
  const beans = [];
  for (let y = 0, row = 0; y <= height + pitch; y += pitch * 0.86, row += 1)
    for (let x = (row % 2) * (pitch / 2); x <= width + pitch; x += pitch)
      beans.push(bean(x + (random() - 0.5) * 14, y + (random() - 0.5) * 14, size, random() * 180, colour, seam));
  return beans;
};

function mark() {
  return svg(
    640,
    640,
    '',
    rect(0, 0, 640, 640, red),
    halftone(0, 0, 640, 640, 22, '#b52f1c', (x, y) => Math.max(0, 1 - Math.hypot(x - 320, y - 300) / 420) * 0.9),
    [0, 1, 2].map((index) =>
      line(
        `M${236 + index * 84} 250C${200 + index * 84} 210 ${276 + index * 84} 180 ${236 + index * 84} 130`,
        milk,
        18,
      ),
    ),
    path('M140 290H460V400C460 500 400 540 300 540S140 500 140 400Z', milk),
    path('M460 320C560 310 560 460 446 450', 'none', { stroke: milk, 'stroke-width': 34 }),
    ellipse(300, 292, 160, 30, ink),
    ellipse(300, 296, 132, 20, '#6b3a22'),
    line('M232 400Q250 380 268 400M332 400Q350 380 368 400', ink, 11),
    line('M262 446Q300 486 338 446', ink, 11),
  );
}

/** One bag of coffee; what is on its label is another's business. */
function bag(ground, paper, name, note, label, colour = ink) {
  return svg(
    800,
    600,
    '',
    rect(0, 0, 800, 600, ground),
    group(
      { transform: 'translate(148 -36) scale(.86)' },
      ellipse(306, 660, 230, 22, '#000', { opacity: 0.22 }),
      polygon(
        [
          [430, 96],
          [470, 130],
          [484, 640],
          [440, 664],
        ],
        '#000',
        { opacity: 0.3 },
      ),
      polygon(
        [
          [150, 96],
          [430, 96],
          [450, 664],
          [130, 664],
        ],
        paper,
      ),
      polygon(
        [
          [150, 96],
          [430, 96],
          [434, 168],
          [146, 168],
        ],
        ink,
        { opacity: 0.16 },
      ),
      rect(158, 126, 264, 12, colour, { opacity: 0.75 }),
      rect(140, 118, 22, 30, red),
      rect(418, 118, 22, 30, red),
      group({ transform: 'translate(290 370)' }, label),
      letters(name, 290, 560, { height: 33, weight: 8, colour, anchor: 'middle', spacing: 1.7 }),
      letters(note, 290, 620, { height: 17, weight: 4, colour, anchor: 'middle', spacing: 2.6 }),
    ),
  );
}

const harbour = () =>
  bag('#f0c9a0', milk, 'Harbour', 'House blend', [
    circle(0, -40, 110, red),
    halftone(-120, -60, 240, 150, 13, ink, (x, y) => (Math.hypot(x, y + 40) < 108 && y > -40 ? (y + 60) / 150 : 0)),
    [0, 1, 2, 3].map((row) => line(`M-120 ${20 + row * 26}q20 -16 40 0t40 0t40 0t40 0t40 0t40 0`, ink, 7)),
  ]);
const nightShift = () =>
  bag(
    '#a9c7c0',
    '#2b2622',
    'Nightshift',
    'Dark and slow',
    [
      circle(0, -30, 120, '#3a332d'),
      circle(34, -54, 74, kraft),
      circle(66, -70, 62, '#3a332d'),
      [
        [-70, -90],
        [-96, -10],
        [-30, 40],
        [60, 30],
        [90, -20],
      ].map(([x, y], index) =>
        polygon(
          [
            [x, y - 12],
            [x + 4, y - 4],
            [x + 12, y],
            [x + 4, y + 4],
            [x, y + 12],
            [x - 4, y + 4],
            [x - 12, y],
            [x - 4, y - 4],
          ],
          index % 2 ? red : kraft,
        ),
      ),
    ],
    milk,
  );
const highField = () =>
  bag(
    '#e6dcc3',
    teal,
    'High Field',
    'Washed . Bright',
    [
      polygon(
        [
          [-140, 80],
          [-40, -90],
          [20, 0],
          [60, -60],
          [150, 80],
        ],
        milk,
      ),
      polygon(
        [
          [-40, -90],
          [-6, -40],
          [-34, -26],
          [-62, -50],
        ],
        red,
      ),
      [0, 1, 2].map((row) => line(`M-130 ${104 + row * 18}H130`, kraft, 7)),
      circle(90, -110, 34, kraft),
    ],
    milk,
  );
const cherry = () =>
  bag('#d3d9c3', kraft, 'Cherry Lot', 'Natural . Jam', [
    line('M-40 -20C-30 -100 30 -120 70 -130M50 10C56 -60 62 -110 70 -130', teal, 10),
    path('M70 -130C120 -160 150 -120 140 -96C110 -90 84 -104 70 -130Z', teal),
    circle(-46, 30, 66, red),
    circle(56, 56, 60, red),
    circle(-66, 6, 16, milk, { opacity: 0.8 }),
    circle(38, 34, 14, milk, { opacity: 0.8 }),
  ]);

function bar() {
  return svg(
    1160,
    870,
    '',
    rect(0, 0, 1160, 870, '#ecd5ad'),
    rect(0, 0, 1160, 190, red),
    Array.from({ length: 15 }, (_, index) => rect(index * 80, 0, 40, 190, milk)),
    Array.from({ length: 29 }, (_, index) => [circle(index * 40 + 20, 190, 20, index % 2 ? red : milk)]),
    rect(80, 260, 420, 14, ink),
    rect(660, 260, 420, 14, ink),
    [110, 200, 290, 380].map((x, index) => [
      rect(x, 182 + 8, 0, 0, ink),
      polygon(
        [
          [x, 196],
          [x + 70, 196],
          [x + 76, 260],
          [x - 6, 260],
        ],
        [red, teal, milk, '#2b2622'][index],
      ),
    ]),
    [690, 770, 850, 930, 1010].map((x, index) => [
      path(`M${x} 214h50v30a22 22 0 0 1 -50 0Z`, index % 2 ? milk : teal),
      path(`M${x + 50} 220c20 0 20 24 0 24`, 'none', { stroke: index % 2 ? milk : teal, 'stroke-width': 8 }),
    ]),
    group(
      { transform: 'translate(330 350)' },
      rect(0, 40, 500, 210, teal, { rx: 18 }),
      rect(-20, 20, 540, 40, ink, { rx: 12 }),
      rect(0, 250, 500, 34, ink),
      [110, 250, 390].map((x) => [
        rect(x - 34, 130, 68, 26, ink),
        rect(x - 8, 156, 16, 28, ink),
        line(`M${x - 10} 190v40M${x + 10} 190v40`, '#6b3a22', 5),
        path(`M${x - 26} 230h52v24a20 20 0 0 1 -52 0Z`, milk),
      ]),
      [110, 390].map((x) => [circle(x, 90, 26, milk), line(`M${x} 90l12 -14`, red, 6)]),
      circle(250, 92, 18, red),
    ),
    rect(0, 634, 1160, 40, '#7a4a2b'),
    rect(0, 674, 1160, 196, '#a8713f'),
    Array.from({ length: 12 }, (_, index) => rect(index * 100, 674, 4, 196, '#8f5c31')),
    bean(160, 600, 0.5, 20),
    bean(220, 612, 0.5, 80),
    bean(190, 620, 0.5, 140),
    bean(900, 610, 0.5, 40),
    bean(950, 616, 0.5, 110),
  );
}

const beans = () => svg(1160, 620, '', rect(0, 0, 1160, 620, kraft), scatter(1160, 620, 104, 0.96, ink, kraft, 3));

export const pictures = {
  mark,
  harbour,
  nightshift: nightShift,
  'high-field': highField,
  'cherry-lot': cherry,
  bar,
  beans,
};
