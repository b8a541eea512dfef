// Restaurant: mid-century print, three inks laid slightly out of register on cream.
import { circle, ellipse, group, leaf, line, path, polygon, rect, seeded, smooth, star, svg } from '../pen.mjs';

const cream = '#fbf1de';
const red = '#c8321f';
const gold = '#e9a722';
const green = '#3d5a34';
const ink = '#231712';

/** Colour printed a few pixels off its outline, as cheap presses do. */
const offset = (dx, dy, ...parts) => group({ transform: `translate(${dx} ${dy})` }, parts);

const rays = (cx, cy, inner, outer, count, fill) =>
  Array.from({ length: count }, (_, index) => {
    const [one, two] = [(index * 2 * Math.PI) / count, ((index + 0.5) * 2 * Math.PI) / count];
    return polygon(
      [
        [cx + Math.cos(one) * inner, cy + Math.sin(one) * inner],
        [cx + Math.cos(one) * outer, cy + Math.sin(one) * outer],
        [cx + Math.cos(two) * outer, cy + Math.sin(two) * outer],
        [cx + Math.cos(two) * inner, cy + Math.sin(two) * inner],
      ],
      fill,
    );
  });

const flame = (x, y, size, fill) =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    path(
      'M0 0C-70 -10 -96 -80 -62 -140C-48 -116 -36 -108 -24 -104C-44 -170 -10 -230 34 -262C26 -214 52 -188 74 -150C108 -90 80 -8 0 0Z',
      fill,
    ),
  );

function plate(cx, cy, r, colour = cream) {
  return [
    offset(7, 9, circle(cx, cy, r, ink, { opacity: 0.9 })),
    circle(cx, cy, r, colour),
    circle(cx, cy, r * 0.74, 'none', { stroke: ink, 'stroke-width': 3 }),
    circle(cx, cy, r * 0.94, 'none', { stroke: ink, 'stroke-width': 3 }),
  ];
}
function tomato(x, y, r) {
  return [
    offset(4, 5, circle(x, y, r, red)),
    circle(x, y, r, 'none', { stroke: ink, 'stroke-width': 4 }),
    polygon(star(x, y - r * 0.55, r * 0.62, r * 0.2, 5), green),
  ];
}
function lemon(x, y, r) {
  const parts = Array.from({ length: 8 }, (_, index) => {
    const turn = (index * Math.PI) / 4;
    return path(
      `M${x} ${y}L${x + Math.cos(turn + 0.1) * r * 0.78} ${y + Math.sin(turn + 0.1) * r * 0.78}A${r * 0.78} ${r * 0.78} 0 0 1 ${x + Math.cos(turn + 0.68) * r * 0.78} ${y + Math.sin(turn + 0.68) * r * 0.78}Z`,
      gold,
    );
  });
  return [
    offset(4, 5, circle(x, y, r, gold)),
    circle(x, y, r * 0.88, cream),
    parts,
    circle(x, y, r, 'none', { stroke: ink, 'stroke-width': 4 }),
  ];
}
const sprig = (x, y, turn, size = 1) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    line('M0 0H130', ink, 4),
    [0, 1, 2, 3, 4].map((index) => [
      group({ transform: `translate(${18 + index * 24} 0) rotate(-50)` }, path(leaf(48, 16), green)),
      group({ transform: `translate(${26 + index * 24} 0) rotate(50)` }, path(leaf(48, 16), green)),
    ]),
  );
function fish(x, y, turn, size) {
  const scales = [];
  for (let column = 0; column < 6; column += 1)
    for (let row = -2; row <= 2; row += 1)
      scales.push(line(`M${-60 + column * 30} ${row * 22 + (column % 2) * 11 - 9}a12 11 0 0 1 0 20`, ink, 3));
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    offset(
      6,
      7,
      path('M-170 0C-110 -84 60 -92 136 -8L214 -62C204 -20 204 20 214 62L136 8C60 92 -110 84 -170 0Z', gold),
    ),
    path('M-170 0C-110 -84 60 -92 136 -8L214 -62C204 -20 204 20 214 62L136 8C60 92 -110 84 -170 0Z', 'none', {
      stroke: ink,
      'stroke-width': 5,
    }),
    line('M-96 -48Q-70 0 -96 48', ink, 5),
    circle(-126, -12, 8, ink),
    scales,
  );
}

/** The shop sign: an oven mouth under a sun of rays. The lower half is calm, for the name to stand on. */
function sign() {
  const arch = Array.from({ length: 9 }, (_, index) => {
    const turn = Math.PI * (1 - (index + 0.5) / 9);
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return line(`M${450 + x * 190} ${408 - y * 190}L${450 + x * 236} ${404 - y * 236}`, ink, 4);
  });
  return svg(
    900,
    1200,
    '',
    rect(0, 0, 900, 1200, red),
    rays(450, 420, 250, 1100, 26, '#b32818'),
    path('M206 620V400A244 244 0 0 1 694 400V620Z', cream),
    path('M270 620V408A180 180 0 0 1 630 408V620Z', ink),
    flame(450, 620, 1.14, red),
    flame(442, 620, 0.8, gold),
    flame(446, 620, 0.42, cream),
    flame(350, 620, 0.56, gold),
    flame(552, 620, 0.5, gold),
    arch,
    polygon(star(450, 92, 42, 16, 8), gold),
    polygon(star(300, 132, 20, 8, 8), cream),
    polygon(star(600, 132, 20, 8, 8), cream),
    rect(150, 614, 600, 38, cream),
    rect(0, 652, 900, 548, cream),
    [0, 1, 2, 3, 4].map((row) =>
      Array.from({ length: 7 }, (_, brick) =>
        rect(brick * 150 - (row % 2 ? 75 : 0) + 8, 676 + row * 76, 134, 60, '#f0dfbf', { rx: 4 }),
      ),
    ),
  );
}

const dish = (ground, ...body) => svg(640, 640, '', rect(0, 0, 640, 640, ground), body);
function pizza() {
  const random = seeded(6);
  const basil = Array.from({ length: 7 }, () => [320 + (random() - 0.5) * 250, 320 + (random() - 0.5) * 250]);
  return dish(
    gold,
    plate(320, 320, 270),
    offset(5, 6, circle(320, 320, 206, '#d99a4a')),
    circle(320, 320, 206, 'none', { stroke: ink, 'stroke-width': 5 }),
    circle(320, 320, 172, red),
    [
      [270, 250],
      [380, 270],
      [310, 370],
      [400, 380],
      [236, 350],
      [330, 300],
    ].map(([x, y], index) =>
      ellipse(x, y, 36 + (index % 3) * 6, 30, cream, { transform: `rotate(${index * 40} ${x} ${y})` }),
    ),
    basil.map(([x, y], index) =>
      group(
        { transform: `translate(${x} ${y}) rotate(${index * 57})` },
        path(leaf(56, 24), green),
        line('M4 0H46', ink, 2.5),
      ),
    ),
    [0, 60, 120].map((turn) =>
      line('M320 122V518', ink, 3, { transform: `rotate(${turn} 320 320)`, 'stroke-dasharray': '2 12' }),
    ),
  );
}
const seaBream = () =>
  dish(
    '#8fb0a4',
    plate(320, 320, 270),
    fish(312, 316, -24, 0.96),
    lemon(450, 446, 52),
    sprig(150, 420, -12, 0.9),
    tomato(196, 190, 30),
  );
function pasta() {
  const random = seeded(3);
  const strands = Array.from({ length: 26 }, () => {
    const turn = random() * 6.3;
    const points = Array.from({ length: 5 }, (_, index) => [
      320 + Math.cos(turn + index * 1.3) * (40 + random() * 110),
      324 + Math.sin(turn + index * 1.3) * (40 + random() * 110),
    ]);
    return [line(smooth(points), ink, 17), line(smooth(points), gold, 11)];
  });
  return dish(
    red,
    plate(320, 320, 270),
    strands,
    tomato(260, 270, 34),
    tomato(392, 300, 28),
    tomato(320, 396, 30),
    sprig(350, 250, -50, 0.6),
  );
}
function spritz() {
  const glass = 'M196 150H444L420 470A60 60 0 0 1 360 526H280A60 60 0 0 1 220 470Z';
  return dish(
    green,
    rays(320, 320, 0, 560, 16, '#34502c'),
    path(glass, cream),
    offset(6, 6, path('M206 236H434L418 462A56 56 0 0 1 360 514H280A56 56 0 0 1 222 462Z', '#e2632a')),
    [
      [250, 300, 14],
      [330, 274, 30],
      [290, 390, -20],
      [366, 380, 12],
    ].map(([x, y, turn]) => rect(x, y, 60, 60, cream, { rx: 8, opacity: 0.6, transform: `rotate(${turn} ${x} ${y})` })),
    path(glass, 'none', { stroke: ink, 'stroke-width': 7 }),
    lemon(434, 180, 70),
    line('M262 60L330 420', ink, 10),
  );
}
/** A table from above, set for four. */
function table() {
  const places = [
    [310, 240],
    [850, 240],
    [310, 640],
    [850, 640],
  ];
  return svg(
    1160,
    870,
    '',
    rect(0, 0, 1160, 870, red),
    Array.from({ length: 15 }, (_, index) => rect(index * 80, 0, 40, 870, '#b32818')),
    Array.from({ length: 11 }, (_, index) => rect(0, index * 80, 1160, 40, '#b32818', { opacity: 0.7 })),
    places.map(([x, y]) => plate(x, y, 168)),
    tomato(290, 232, 46),
    tomato(356, 264, 38),
    sprig(250, 310, -20, 0.8),
    fish(846, 240, -14, 0.58),
    lemon(300, 636, 68),
    lemon(370, 690, 42),
    flame(850, 720, 0.5, red),
    flame(846, 720, 0.34, gold),
    line('M580 150V400M600 150V226M560 150V226M560 222Q580 256 600 222', cream, 8),
    line('M580 520V760', cream, 8),
    path('M574 520Q600 580 580 650Z', cream),
    sprig(1050, 420, 50, 1),
    sprig(40, 450, -40, 1),
  );
}
export const pictures = {
  sign,
  table,
  'margherita-di-brace': pizza,
  'sea-bream': seaBream,
  'tangled-linguine': pasta,
  'garden-spritz': spritz,
};
