// Barber: enamel signs and four heads of hair.
import { circle, ellipse, group, line, path, polygon, rect, svg } from '../pen.mjs';
import { letters } from '../lettering.mjs';

const bottle = '#14342b';
const ox = '#a2392b';
const cream = '#f3ead9';
const brass = '#c9a14e';
const steel = '#c7d0d2';

/** The striped pole, `height` tall, its top middle at x, y. */
function pole(x, y, height, id) {
  const stripes = Array.from({ length: Math.ceil(height / 60) + 3 }, (_, index) => [
    polygon(
      [
        [-40, index * 60 - 60],
        [40, index * 60 - 100],
        [40, index * 60 - 72],
        [-40, index * 60 - 32],
      ],
      ox,
    ),
    polygon(
      [
        [-40, index * 60 - 30],
        [40, index * 60 - 70],
        [40, index * 60 - 52],
        [-40, index * 60 - 12],
      ],
      '#2f5f8f',
    ),
  ]);
  return group(
    { transform: `translate(${x} ${y})` },
    `<clipPath id="${id}"><rect x="-40" y="0" width="80" height="${height}"/></clipPath>`,
    rect(-40, 0, 80, height, '#fffaf0'),
    group({ 'clip-path': `url(#${id})` }, stripes),
    rect(-40, 0, 14, height, '#000', { opacity: 0.12 }),
    rect(22, 0, 8, height, '#fff', { opacity: 0.6 }),
    [-26, height].map((top) => rect(-52, top, 104, 26, brass, { rx: 6 })),
    circle(0, -56, 38, brass),
    circle(-12, -68, 10, '#fff', { opacity: 0.6 }),
    path(`M-40 ${height + 26}H40L20 ${height + 66}H-20Z`, brass),
  );
}

function shop() {
  const tiles = [];
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 10; column += 1)
      tiles.push(rect(column * 78, 700 + row * 40, 78, 40, (row + column) % 2 ? '#efe5d2' : '#23463b'));
  return svg(
    780,
    960,
    '',
    rect(0, 0, 780, 960, bottle),
    Array.from({ length: 13 }, (_, index) => rect(index * 60, 0, 2, 700, '#0e2a22')),
    rect(0, 470, 780, 230, '#0e2a22'),
    rect(0, 462, 780, 12, brass),
    rect(150, 60, 480, 320, brass, { rx: 14 }),
    rect(166, 76, 448, 288, '#b9cfc8', { rx: 8 }),
    path('M166 300L440 76H560L220 364H166Z', '#fff', { opacity: 0.35 }),
    [196, 584].map((x) => [circle(x, 130, 26, '#fff3cf'), circle(x, 130, 50, '#fff3cf', { opacity: 0.25 })]),
    rect(120, 410, 540, 26, '#6b3d22'),
    [
      [170, 66, '#7a2a20'],
      [220, 90, brass],
      [262, 60, '#dfe8e4'],
      [520, 84, '#2f5f8f'],
      [566, 60, ox],
      [604, 76, '#dfe8e4'],
    ].map(([x, tall, colour]) => [
      rect(x, 410 - tall, 32, tall, colour, { rx: 6 }),
      rect(x + 9, 396 - tall, 14, 16, '#2a2320'),
    ]),
    tiles,
    group(
      { transform: 'translate(390 520)' },
      ellipse(0, 330, 150, 26, '#000', { opacity: 0.35 }),
      rect(-24, 220, 48, 110, steel),
      ellipse(0, 326, 120, 22, steel),
      ellipse(0, 320, 120, 20, '#e6ecec'),
      rect(-120, 130, 240, 92, ox, { rx: 26 }),
      path('M-112 150C-140 20 -120 -80 -96 -96H96C120 -80 140 20 112 150Z', '#b8463a'),
      [-60, -20, 20, 60].map((x) => line(`M${x} -80C${x * 1.2} -10 ${x * 1.2} 60 ${x} 128`, ox, 6)),
      rect(-54, -166, 108, 62, '#b8463a', { rx: 22 }),
      [-1, 1].map((side) => [
        rect(side > 0 ? 116 : -166, 70, 50, 26, '#2a2320', { rx: 12 }),
        rect(side > 0 ? 132 : -148, 96, 16, 70, steel),
      ]),
      rect(-90, 250, 180, 20, steel, { rx: 8 }),
      polygon(
        [
          [-80, 270],
          [80, 270],
          [110, 300],
          [-110, 300],
        ],
        '#2a2320',
      ),
    ),
    pole(700, 520, 240, 'p'),
  );
}

const cuts = {
  fade: (hair) => [
    path(
      'M-112 -40C-116 -120 -70 -176 10 -176C84 -176 124 -130 116 -50C104 -92 80 -108 40 -110C-20 -112 -70 -104 -92 -60Z',
      hair,
    ),
    path('M-112 -40C-108 -70 -100 -84 -92 -60L-98 10H-110Z', hair, { opacity: 0.45 }),
    path('M112 -40C110 -70 106 -84 100 -60L100 10H110Z', hair, { opacity: 0.45 }),
  ],
  quiff: (hair) => [
    path(
      'M-112 10C-124 -80 -108 -140 -60 -166C-10 -220 120 -214 136 -146C140 -116 124 -92 104 -84C60 -104 0 -96 -40 -104C-80 -92 -96 -50 -98 10Z',
      hair,
    ),
    line('M-40 -150C10 -180 80 -178 110 -146', '#fff', 6, { opacity: 0.18 }),
    path('M104 -84C114 -50 112 -20 110 10H98Z', hair),
  ],
  curls: (hair) =>
    Array.from({ length: 17 }, (_, index) =>
      circle(
        Math.cos(Math.PI + (index / 16) * Math.PI) * 108,
        -62 + Math.sin(Math.PI + (index / 16) * Math.PI) * 96 + (index % 2) * 14,
        38,
        hair,
      ),
    ).concat(Array.from({ length: 7 }, (_, index) => circle(-78 + index * 26, -118 + (index % 2) * 14, 34, hair))),
  long: (hair) => [
    path(
      'M-118 190C-140 40 -130 -150 0 -166C130 -150 140 40 118 190C104 196 96 190 98 170C104 90 108 0 84 -70C40 -60 -30 -70 -50 -112C-66 -60 -104 -20 -98 170C-96 190 -104 196 -118 190Z',
      hair,
    ),
  ],
};
const beards = {
  full: (hair) =>
    path(
      'M-110 -10C-106 110 -70 156 0 158S106 110 110 -10C100 30 84 44 50 36C20 26 -20 26 -50 36C-84 44 -100 30 -110 -10Z',
      hair,
    ),
  moustache: (hair) => path('M0 38C-20 24 -60 34 -66 60C-40 66 -10 62 0 52C10 62 40 66 66 60C60 34 20 24 0 38Z', hair),
  none: () => '',
};

function client(ground, skin, shade, cut, beard, hair, shirt) {
  return svg(
    600,
    640,
    '',
    rect(0, 0, 600, 640, ground),
    Array.from({ length: 9 }, (_, index) =>
      line(
        `M300 300L${300 + Math.cos((index * Math.PI) / 4.5) * 600} ${300 + Math.sin((index * Math.PI) / 4.5) * 600}`,
        '#fff',
        34,
        { opacity: 0.12 },
      ),
    ),
    cut === 'long'
      ? group({ transform: 'translate(300 330)' }, path('M-126 200C-160 20 -130 -160 0 -176S160 20 126 200Z', hair))
      : '',
    path('M40 640C50 520 160 480 300 480S550 520 560 640Z', shirt),
    path('M230 640C230 540 260 500 300 500S370 540 370 640Z', '#fff', { opacity: 0.9 }),
    rect(252, 410, 96, 100, shade, { rx: 40 }),
    group(
      { transform: 'translate(300 330)' },
      [-1, 1].map((side) => ellipse(side * 110, 6, 20, 30, shade)),
      path('M-110 -40C-110 -120 -60 -150 0 -150S110 -120 110 -40C110 80 64 150 0 150S-110 80 -110 -40Z', skin),
      beards[beard](hair),
      line('M-66 -34C-54 -46 -34 -46 -24 -38M66 -34C54 -46 34 -46 24 -38', hair, 11),
      circle(-44, -8, 9, '#231815'),
      circle(44, -8, 9, '#231815'),
      line('M2 -6C10 14 12 24 -4 28', shade, 7),
      line('M-26 74Q0 94 26 74', beard === 'full' ? '#fff' : '#8a3d30', 8),
      cuts[cut](hair),
    ),
  );
}

function tools() {
  const scissors = group(
    { transform: 'translate(300 300) rotate(24)' },
    [1, -1].map((side) =>
      group(
        { transform: `rotate(${side * 16})` },
        path('M-12 20L-6 -230C-4 -244 10 -244 12 -230L16 20Z', steel),
        path('M4 -220L12 20H2Z', '#9fb0b3'),
        line('M0 20V110', steel, 22),
        circle(-side * 26, 168, 52, 'none', { stroke: brass, 'stroke-width': 22 }),
      ),
    ),
    circle(0, 10, 15, brass),
  );
  return svg(
    800,
    600,
    '',
    rect(0, 0, 800, 600, ox),
    group(
      { transform: 'translate(100 0)' },
      circle(300, 300, 236, 'none', { stroke: cream, 'stroke-width': 8 }),
      circle(300, 300, 214, 'none', { stroke: cream, 'stroke-width': 3 }),
      scissors,
      letters('Est', 162, 290, { height: 26, weight: 5, colour: cream, anchor: 'middle' }),
      letters('1962', 446, 290, { height: 26, weight: 5, colour: cream, anchor: 'middle' }),
    ),
  );
}

export const pictures = {
  shop,
  tools,
  fade: () => client('#9db8a8', '#7a4a30', '#633a25', 'fade', 'full', '#1a1413', cream),
  quiff: () => client('#e2b98c', '#f0c6a2', '#dba982', 'quiff', 'moustache', '#9a4f22', bottle),
  curls: () => client('#c96b54', '#b87a52', '#9c6340', 'curls', 'none', '#2b1a14', '#f0d9a8'),
  'long-trim': () => client('#8fa9c4', '#ecc4a4', '#d6a784', 'long', 'full', '#3d2a20', ox),
};
