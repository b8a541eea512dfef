// Estate agent: a street of front elevations in ink, plaster and brass.
import { circle, group, line, linear, path, polygon, rect, round, seeded, svg } from '../pen.mjs';
import { letters } from '../lettering.mjs';

const navy = '#14213d';
const brass = '#c99a3b';
const plaster = '#f4ede0';
const glass = '#bcd3e0';
const lit = '#ffd98a';

function sash(x, y, width, height, isLit = false) {
  return [
    rect(x - 6, y - 6, width + 12, height + 12, '#fff'),
    rect(x, y, width, height, isLit ? lit : glass),
    isLit
      ? ''
      : path(`M${x} ${y + height}L${x + width} ${y}H${x + width * 0.5}L${x} ${y + height * 0.5}Z`, '#fff', {
          opacity: 0.35,
        }),
    rect(x + width / 2 - 2, y, 4, height, '#fff'),
    rect(x, y + height / 2 - 3, width, 6, '#fff'),
    rect(x - 12, y + height + 6, width + 24, 9, '#e4dac6'),
  ];
}

function door(x, y, width, height, colour) {
  return [
    rect(x - 10, y - 46, width + 20, height + 46, '#fff'),
    path(`M${x} ${y}a${width / 2} ${width / 2 - 6} 0 0 1 ${width} 0Z`, lit),
    rect(x, y, width, height, colour),
    [0.1, 0.54].map((top) =>
      [0.12, 0.56].map((left) =>
        rect(x + width * left, y + height * top, width * 0.32, height * 0.36, '#000', { opacity: 0.16 }),
      ),
    ),
    circle(x + width - 12, y + height * 0.52, 5, brass),
    rect(x - 22, y + height, width + 44, 12, '#d3c7b0'),
    rect(x - 34, y + height + 12, width + 68, 12, '#bfb298'),
  ];
}

const bricks = (x, y, width, height, colour, seed) => {
  const random = seeded(seed);
  return Array.from({ length: Math.round((width * height) / 4200) }, () =>
    rect(x + random() * (width - 30), y + Math.floor((random() * height) / 14) * 14, 26, 10, colour, { opacity: 0.5 }),
  );
};

/** A terraced building; `floors` above the ground floor, its foot at y. */
function terrace(x, y, width, floors, wall, brick, paint, seed, lights = []) {
  const tall = 210 + floors * 180;
  const top = y - tall;
  const columns = [0.16, 0.6];
  return group(
    {},
    rect(x, top, width, tall, wall),
    bricks(x, top, width, tall, brick, seed),
    rect(x - 6, top - 18, width + 12, 22, '#efe6d4'),
    polygon(
      [
        [x, top - 18],
        [x + 26, top - 110],
        [x + width - 26, top - 110],
        [x + width, top - 18],
      ],
      '#3c4658',
    ),
    rect(x + width - 70, top - 160, 44, 70, brick),
    [0, 1].map((pot) => rect(x + width - 66 + pot * 20, top - 182, 14, 24, '#a85b3b')),
    Array.from({ length: floors }, (_, floor) =>
      columns.map((left, column) =>
        sash(x + width * left, top + 34 + floor * 180, width * 0.24, 118, lights.includes(floor * 2 + column)),
      ),
    ),
    sash(x + width * 0.14, y - 160, width * 0.3, 112, lights.includes(9)),
    door(x + width * 0.62, y - 168, width * 0.25, 144, paint),
  );
}

const railing = (from, to, y) => [
  Array.from({ length: Math.floor((to - from) / 16) }, (_, index) => rect(from + index * 16, y - 56, 4, 56, navy)),
  rect(from, y - 50, to - from, 5, navy),
  rect(from, y - 14, to - from, 5, navy),
];

/** Street tree in a square grate. */
const tree = (x, y, size, colour, seed) => {
  const random = seeded(seed);
  return group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    rect(-8, -150, 16, 150, '#5b4330'),
    Array.from({ length: 12 }, () =>
      circle((random() - 0.5) * 130, -190 - random() * 120, 40 + random() * 20, colour, { opacity: 0.9 }),
    ),
  );
};

function lane() {
  return svg(
    780,
    960,
    linear('dusk', ['#24365e', '#6c7aa0', '#e9b48a', '#f6d8a8']),
    rect(0, 0, 780, 960, 'url(#dusk)'),
    circle(620, 150, 44, '#fff3d6'),
    terrace(-60, 780, 260, 2, '#b65a41', '#8f4331', '#1f4d3f', 3, [1, 9]),
    terrace(206, 780, 280, 2, plaster, '#e0d4bd', brass, 5, [0, 2, 9]),
    terrace(492, 780, 300, 2, '#8a9aa8', '#6d7f8f', '#7a2731', 8, [3]),
    railing(-10, 132, 792),
    railing(210, 372, 792),
    railing(500, 670, 792),
    rect(0, 790, 780, 30, '#cbbfa8'),
    rect(0, 820, 780, 140, '#3b4254'),
    tree(170, 800, 0.9, '#385c4a', 2),
    tree(720, 800, 1, '#2f5142', 9),
    line('M440 820V560M440 560C440 530 480 530 480 560', navy, 9),
    circle(480, 580, 20, lit),
    circle(480, 580, 60, lit, { opacity: 0.25 }),
  );
}

const plot = (sky, ground, ...body) =>
  svg(800, 600, linear('s', sky), rect(0, 0, 800, 600, 'url(#s)'), body, rect(0, 540, 800, 60, ground));

const row = () =>
  plot(
    ['#bfd6e4', '#eef1ea'],
    '#8fa58a',
    terrace(70, 548, 220, 1, '#b65a41', '#8f4331', '#14213d', 4),
    terrace(292, 548, 220, 1, '#c56a4d', '#97492f', '#1f4d3f', 6),
    terrace(514, 548, 220, 1, '#a9503a', '#7f3828', brass, 9),
    railing(70, 730, 552),
  );

const cottage = () =>
  plot(
    ['#cfe3e0', '#fbf3dd'],
    '#7f9a66',
    tree(690, 552, 1.2, '#5f8a55', 12),
    rect(170, 300, 440, 250, plaster),
    path('M140 310C200 190 250 160 390 156S580 190 640 310C560 280 220 280 140 310Z', '#b48a4a'),
    path('M140 310C220 280 560 280 640 310L632 330C540 300 240 300 148 330Z', '#8f6a34'),
    rect(520, 110, 54, 100, '#a85b3b'),
    [230, 480].map((x) => sash(x, 370, 84, 80)),
    [260, 470].map((x) => [
      path(`M${x - 20} 262a46 46 0 0 1 92 0v10h-92Z`, '#9d7638'),
      rect(x, 226, 52, 44, glass),
      rect(x + 24, 226, 4, 44, '#fff'),
    ]),
    door(362, 400, 66, 138, '#3f7a6c'),
    Array.from({ length: 26 }, (_, index) =>
      circle(
        150 + index * 20,
        540 - (index % 3) * 12,
        16 - (index % 2) * 4,
        ['#d9608a', '#f4c95d', '#7da35e', '#8e6bbf'][index % 4],
      ),
    ),
  );

const flats = () =>
  plot(
    ['#f3d9b8', '#fbefdc'],
    '#b7ab94',
    rect(150, 90, 380, 460, '#2f3e57'),
    rect(530, 200, 170, 350, '#e8dfcf'),
    Array.from({ length: 5 }, (_, floor) =>
      [0, 1, 2].map((column) => [
        rect(180 + column * 116, 120 + floor * 84, 84, 56, (floor + column) % 3 ? glass : lit),
        rect(174 + column * 116, 172 + floor * 84, 96, 14, brass),
      ]),
    ),
    Array.from({ length: 4 }, (_, floor) => rect(556, 232 + floor * 78, 118, 44, floor === 1 ? lit : glass)),
    rect(296, 486, 88, 64, '#0f1830'),
    tree(90, 552, 0.8, '#6d8f5b', 5),
    tree(736, 552, 0.7, '#7da35e', 7),
  );

const barn = () =>
  plot(
    ['#b9c9e0', '#f8e2c4'],
    '#a59a63',
    polygon(
      [
        [120, 330],
        [240, 170],
        [560, 170],
        [680, 330],
      ],
      '#4a3a34',
    ),
    rect(140, 330, 520, 220, '#26211f'),
    Array.from({ length: 26 }, (_, index) => rect(140 + index * 20, 330, 2, 220, '#3b3431')),
    rect(300, 330, 200, 220, lit),
    [350, 400, 450].map((x) => rect(x - 2, 330, 4, 220, '#26211f')),
    rect(300, 430, 200, 5, '#26211f'),
    rect(180, 390, 70, 70, glass),
    rect(552, 390, 70, 70, glass),
    Array.from({ length: 5 }, (_, index) => rect(290 + index * 52, 210, 30, 46, glass, { opacity: 0.9 })),
    Array.from({ length: 40 }, (_, index) =>
      line(
        `M${index * 20 + 6} 560q${round(4 + (index % 5))} -26 ${index % 2 ? 10 : -8} -44`,
        index % 3 ? '#c9b866' : '#8d8a4a',
        5,
      ),
    ),
  );

const key = () =>
  svg(
    800,
    600,
    '',
    rect(0, 0, 800, 600, navy),
    group(
      { transform: 'translate(100 0)' },
      group(
        { transform: 'translate(300 300) rotate(-38)' },
        circle(-150, 0, 86, 'none', { stroke: brass, 'stroke-width': 34 }),
        rect(-70, -17, 300, 34, brass),
        [140, 186].map((x, index) => rect(x, 10, 26, 60 - index * 16, brass)),
        rect(212, 10, 18, 70, brass),
      ),
      path('M186 470L260 412L334 470V548H186Z', plaster),
      rect(244, 492, 34, 56, navy),
      letters('No 12', 420, 500, { height: 38, weight: 7, colour: plaster, anchor: 'middle' }),
    ),
  );

export const pictures = { lane, 'terrace-row': row, cottage, flats, barn, key };
