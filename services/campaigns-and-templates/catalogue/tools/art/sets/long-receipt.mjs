// Podcast: loud two-colour comics. Black line, halftone, hard shadows.
import { circle, ellipse, group, halftone, line, path, polygon, rect, seeded, star, svg } from '../pen.mjs';
import { letters } from '../lettering.mjs';

const black = '#111111';
const yellow = '#ffd500';
const pink = '#ff5fa2';
const blue = '#3d5afe';
const paper = '#fffdf3';
const outline = { stroke: black, 'stroke-width': 9, 'stroke-linejoin': 'round' };

/** A till receipt: zigzag foot, printed lines, longer than it should be. */
function receipt(x, y, width, height, turn, seed) {
  const random = seeded(seed);
  const teeth = Math.round(width / 22);
  let foot = '';
  for (let index = teeth; index > 0; index -= 1)
    foot += `L${((index - 0.5) * width) / teeth} ${height + 16}L${((index - 1) * width) / teeth} ${height}`;
  const d = `M0 0H${width}V${height}${foot}Z`;
  const rows = [];
  for (let top = 96; top < height - 40; top += 30)
    rows.push(
      line(`M24 ${top}h${40 + random() * (width * 0.4)}`, black, 7),
      line(`M${width - 62} ${top}h38`, black, 7),
    );
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path(d, black, { transform: 'translate(14 14)' }),
    path(d, paper, outline),
    letters('Total', width / 2, 32, { height: 30, weight: 7, colour: black, anchor: 'middle' }),
    rows,
  );
}
const dots = (x, y, width, height, fill, toward) =>
  halftone(x, y, width, height, 17, fill, (left, top) => toward((left - x) / width, (top - y) / height));
const burst = (cx, cy, size, fill, count = 16) => [
  polygon(star(cx + 12, cy + 12, size, size * 0.78, count), black),
  polygon(star(cx, cy, size, size * 0.78, count), fill, outline),
];

function microphone(x, y, size) {
  const bars = [-40, 0, 40].map((dy) => line(`M-62 ${-70 + dy}H62`, black, 9));
  return group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    rect(-76, -196, 152, 260, black, { rx: 76, transform: 'translate(16 16)' }),
    line('M-122 -40V0A122 122 0 0 0 122 0V-40M0 122V214M-84 214H84', black, 26),
    rect(-76, -196, 152, 260, pink, { rx: 76, ...outline }),
    bars,
    path('M-44 -150a50 50 0 0 1 40 -30', 'none', { stroke: paper, 'stroke-width': 14, 'stroke-linecap': 'round' }),
    polygon(star(0, 24, 20, 9, 5), yellow),
  );
}

function cover() {
  return svg(
    800,
    800,
    '',
    rect(0, 0, 800, 800, yellow),
    dots(0, 380, 800, 420, '#ff9d00', (_x, y) => y * 0.85),
    receipt(450, 40, 270, 650, 9, 5),
    microphone(270, 470, 1.14),
    burst(640, 660, 96, blue),
    line('M606 660h68M640 626v68', paper, 18),
    line('M70 170Q96 150 124 172T178 172', black, 12),
    line('M70 210Q96 190 124 212T178 212', black, 12),
  );
}

/** Two hosts at one table, drawn as flat comic heads. */
function head(x, y, { skin, hair, shirt, glasses, beard }) {
  return group(
    { transform: `translate(${x} ${y})` },
    path('M-150 330C-146 210 -80 190 0 190S146 210 150 330Z', shirt, outline),
    path('M-38 120V206Q0 236 38 206V120Z', skin, outline),
    hair.back ? path(hair.back, hair.colour, outline) : '',
    path('M-96 0C-96 -96 -50 -126 0 -126S96 -96 96 0C96 96 52 150 0 150S-96 96 -96 0Z', skin, outline),
    beard
      ? path('M-96 10C-92 104 -52 152 0 152S92 104 96 10C70 60 60 66 0 62C-60 66 -70 60 -96 10Z', hair.colour, outline)
      : '',
    path(hair.top, hair.colour, outline),
    circle(-36, 6, 9, black),
    circle(38, 6, 9, black),
    glasses
      ? [
          circle(-38, 6, 34, 'none', { stroke: black, 'stroke-width': 9 }),
          circle(40, 6, 34, 'none', { stroke: black, 'stroke-width': 9 }),
          line('M-4 4H6', black, 9),
        ]
      : [line('M-56 -26q20 -14 40 -2', black, 9), line('M20 -28q20 -12 40 2', black, 9)],
    line('M2 14c-10 20 -14 32 0 36', black, 7),
    beard
      ? path('M-26 76Q2 100 30 76Q2 84 -26 76Z', paper, { stroke: black, 'stroke-width': 6 })
      : path('M-34 78Q4 122 40 74Q4 90 -34 78Z', paper, outline),
    line('M-112 -30A116 120 0 0 1 112 -30', black, 20),
    rect(-132, -36, 40, 84, pink, { rx: 18, ...outline }),
    rect(92, -36, 40, 84, pink, { rx: 18, ...outline }),
  );
}
function hosts() {
  const left = {
    skin: '#8a5a3c',
    shirt: paper,
    glasses: true,
    hair: {
      colour: black,
      back: '',
      top: 'M-104 -10C-130 -150 -40 -190 0 -180C60 -196 128 -140 104 -10C96 -60 70 -84 0 -84S-96 -60 -104 -10Z',
    },
  };
  const right = {
    skin: '#f4c49e',
    shirt: pink,
    beard: true,
    hair: {
      colour: '#c4512c',
      top: 'M-98 -8C-112 -116 -60 -150 10 -148C80 -148 112 -100 98 -8C90 -52 60 -92 -20 -78C-62 -72 -90 -50 -98 -8Z',
    },
  };
  return svg(
    1160,
    760,
    '',
    rect(0, 0, 1160, 760, blue),
    dots(0, 0, 1160, 420, '#6f85ff', (_x, y) => 0.9 - y),
    head(360, 330, left),
    head(800, 340, right),
    rect(-20, 640, 1200, 140, yellow, outline),
    group({ transform: 'translate(570 660) scale(.62)' }, microphone(0, 0, 1)),
    rect(120, 600, 100, 70, paper, { rx: 10, ...outline }),
    path('M220 616q44 18 0 40', 'none', outline),
    receipt(930, 560, 120, 90, 78, 2),
  );
}

const episode = (ground, ...body) => svg(480, 480, '', rect(0, 0, 480, 480, ground), body);
/** Episode art: one thing that was sold, per place. */
const bakery = () =>
  episode(
    pink,
    dots(0, 180, 480, 300, '#ff8fbe', (_x, y) => y),
    group(
      { transform: 'translate(252 262) rotate(-14)' },
      ellipse(12, 14, 172, 104, black),
      ellipse(0, 0, 172, 104, '#f0a742', outline),
      [-84, -28, 28, 84].map((x) => line(`M${x - 20} 46Q${x} -10 ${x + 26} -56`, black, 10)),
    ),
    burst(108, 106, 60, yellow, 12),
  );
const cinema = () =>
  episode(
    blue,
    polygon(
      [
        [240, 196],
        [-60, 480],
        [540, 480],
      ],
      '#7d90ff',
    ),
    group(
      {},
      rect(112, 132, 256, 160, black, { transform: 'translate(12 12)', rx: 14 }),
      rect(112, 132, 256, 160, yellow, { rx: 14, ...outline }),
      [140, 186, 232, 278, 324].map((x) => [rect(x, 144, 22, 20, black), rect(x, 262, 22, 20, black)]),
      letters('Admit 1', 240, 196, { height: 38, weight: 9, colour: black, anchor: 'middle' }),
    ),
    [70, 170, 270, 370].map((x) =>
      group({}, circle(x + 20, 420, 34, black), rect(x - 24, 440, 90, 80, black, { rx: 30 })),
    ),
  );
const ferry = () =>
  episode(
    yellow,
    dots(0, 0, 480, 200, '#ffb300', (_x, y) => 1 - y),
    path('M70 286H410L360 386H120Z', black, { transform: 'translate(12 12)' }),
    path('M70 286H410L360 386H120Z', paper, outline),
    rect(140, 206, 190, 80, pink, outline),
    [180, 236, 292].map((x) => circle(x, 246, 15, paper, outline)),
    rect(270, 132, 48, 74, black),
    line('M296 118q-20 -30 10 -48q26 -18 8 -44', black, 12),
    [392, 428, 464].map((y, row) =>
      line(`M-10 ${y}${'q30 -22 60 0t60 0'.repeat(4)}`, blue, 14, { transform: `translate(${row * -24} 0)` }),
    ),
  );
const orchard = () =>
  episode(
    '#18b877',
    dots(0, 200, 480, 280, '#0e9a61', (x, y) => x * y * 1.3),
    circle(252, 264, 132, black),
    circle(240, 252, 132, pink, outline),
    path('M240 132Q236 92 268 66', 'none', { stroke: black, 'stroke-width': 14, 'stroke-linecap': 'round' }),
    path('M262 96Q310 40 372 76Q330 128 262 96Z', yellow, outline),
    path('M160 226q12 -46 52 -56', 'none', { stroke: paper, 'stroke-width': 16, 'stroke-linecap': 'round' }),
    group(
      { transform: 'translate(318 330) rotate(-16)' },
      rect(8, 8, 124, 64, black),
      rect(0, 0, 124, 64, paper, outline),
      letters('9.99', 62, 17, { height: 30, weight: 8, colour: black, anchor: 'middle' }),
    ),
  );

export const pictures = {
  cover,
  hosts,
  'last-bakery': bakery,
  'one-screen-cinema': cinema,
  'ferry-ticket': ferry,
  'orchard-ledger': orchard,
};
