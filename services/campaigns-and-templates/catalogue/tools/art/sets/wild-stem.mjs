// Florist: cut paper flowers, each kind one function, laid out as they would be in a bucket.
import {
  at,
  circle,
  ellipse,
  group,
  leaf,
  line,
  linear,
  paperShadow,
  path,
  polygon,
  radial,
  rect,
  seeded,
  svg,
} from '../pen.mjs';

const plum = '#6b1f3c';
const stem = '#4f6b4a';
const shade = paperShadow('lift', 5, 4, 0.25, '#3a1526');
const lifted = { filter: 'url(#lift)' };

const petals = (count, draw, turn = 0) =>
  Array.from({ length: count }, (_, index) => at(0, 0, turn + (index * 360) / count, draw(index)));

const poppy = (colour, dark) => (size) =>
  group(
    { transform: `scale(${size})` },
    petals(5, () => path('M0 0C-50 -30 -50 -96 0 -100S50 -30 0 0Z', colour)),
    petals(5, () => path('M0 -10C-22 -40 -20 -74 0 -78S22 -40 0 -10Z', dark, { opacity: 0.35 }), 36),
    circle(0, 0, 24, '#2b1a24'),
    petals(14, () => circle(0, -32, 4, '#f4d58a')),
    circle(0, 0, 11, '#7d8f5a'),
  );
const daisy = (colour, heart) => (size) =>
  group(
    { transform: `scale(${size})` },
    petals(16, (index) => ellipse(0, -54, 11, 38, index % 2 ? colour : '#fff')),
    circle(0, 0, 24, heart),
    petals(8, () => circle(0, -13, 4, '#a5641a')),
  );
const ranunculus = (outer, inner) => (size) =>
  group(
    { transform: `scale(${size})` },
    [92, 76, 60, 44, 30, 17].map((reach, ring) =>
      petals(
        7,
        () =>
          circle(0, -reach * 0.42, reach * 0.58, ring % 2 ? inner : outer, {
            stroke: plum,
            'stroke-opacity': 0.14,
            'stroke-width': 3,
          }),
        ring * 26,
      ),
    ),
    circle(0, 0, 10, '#7d8f5a'),
  );
const tulip = (colour, dark) => (size) =>
  group(
    { transform: `scale(${size})` },
    path(
      'M-44 30C-70 -30 -50 -86 -34 -96C-20 -80 -10 -66 0 -56C10 -66 20 -80 34 -96C50 -86 70 -30 44 30C30 52 -30 52 -44 30Z',
      colour,
    ),
    path('M0 -104C-34 -76 -36 10 0 48C36 10 34 -76 0 -104Z', dark),
  );
const sprig = (colour) => (size) =>
  group(
    { transform: `scale(${size})` },
    line('M0 60V-120', stem, 7),
    Array.from({ length: 6 }, (_, index) =>
      [-1, 1].map((side) =>
        group(
          { transform: `translate(0 ${40 - index * 28}) scale(${side} 1) rotate(-32)` },
          path(leaf(62 - index * 5, 22), colour),
        ),
      ),
    ),
  );
const berries = (colour) => (size) =>
  group(
    { transform: `scale(${size})` },
    [-40, -14, 14, 40].map((turn, index) =>
      at(
        0,
        50,
        turn,
        line('M0 0V-120', stem, 5),
        circle(0, -128, 15, colour),
        circle(index % 2 ? 14 : -14, -98, 12, colour),
      ),
    ),
  );

const rose = ranunculus('#f3a7b4', '#e77f95');
const peach = ranunculus('#fbd0ad', '#f3ae84');
const wine = ranunculus('#9c2f52', '#7a1f3d');
const cream = ranunculus('#fff3df', '#f6e0c0');
const red = poppy('#e2583e', '#a12c22');
const blush = poppy('#f7c3bd', '#d9817f');
const white = daisy('#f6f0e4', '#f0b23a');
const lilac = tulip('#c7a3dd', '#a67fc4');
const gold = tulip('#f6c453', '#e5a026');
const sage = sprig('#8aa58a');
const moss = sprig('#5f7f5a');
const haw = berries('#b3243f');

const spread = (rows) =>
  rows.map(([kind, x, y, size, turn = 0]) =>
    group({ transform: `translate(${x} ${y}) rotate(${turn})`, ...lifted }, kind(size)),
  );

function table() {
  const random = seeded(12);
  const kinds = [rose, white, peach, red, wine, blush, cream, lilac, gold];
  const greens = [sage, moss, haw];
  const flowers = [];
  for (let index = 0; index < 26; index += 1)
    flowers.push([greens[index % 3], random() * 1240, 60 + random() * 780, 0.9 + random() * 0.5, random() * 360]);
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 6; column += 1) {
      const index = (row * 5 + column * 4) % kinds.length;
      flowers.push([
        kinds[index],
        60 + column * 226 + (row % 2) * 100 + (random() - 0.5) * 70,
        90 + row * 220 + (random() - 0.5) * 70,
        0.92 + random() * 0.36,
        random() * 360,
      ]);
    }
  return svg(1240, 880, shade + linear('g', ['#f6d9d6', '#f3c9b8']), rect(0, 0, 1240, 880, 'url(#g)'), spread(flowers));
}

/** A bunch in paper: stems meet at the string. */
function bunch(ground, paper, string, rows) {
  return svg(
    600,
    720,
    shade +
      radial('g', [
        [0, '#ffffff', 0.7],
        [1, ground],
      ]),
    rect(0, 0, 600, 720, ground),
    rect(0, 0, 600, 720, 'url(#g)'),
    group(
      lifted,
      polygon(
        [
          [110, 300],
          [300, 240],
          [490, 300],
          [356, 600],
          [402, 704],
          [198, 704],
          [244, 600],
        ],
        paper,
      ),
    ),
    [-60, -30, 0, 30, 60].map((reach) =>
      line(`M${300 + reach * 2} 330L${300 + reach * 0.4} 600L${300 - reach * 0.7} 696`, stem, 9),
    ),
    spread(rows),
    group(
      lifted,
      path('M110 300C190 400 260 440 300 452C340 440 410 400 490 300L356 600H244Z', paper, { opacity: 0.96 }),
    ),
    line('M110 300C190 400 260 440 300 452C340 440 410 400 490 300', '#000', 3, { opacity: 0.12 }),
    rect(236, 584, 128, 24, string, { rx: 8 }),
    path('M296 596C240 560 220 630 296 604ZM304 596C360 560 380 630 304 604Z', string),
    line('M300 604L270 668M300 604L332 670', string, 8),
  );
}

export const pictures = {
  table,
  'sunday-bunch': () =>
    bunch('#f7e3d8', '#e9d3b4', plum, [
      [sage, 150, 240, 1.2, -34],
      [sage, 450, 240, 1.2, 34],
      [moss, 300, 130, 1.1],
      [haw, 220, 180, 1, -16],
      [haw, 390, 180, 1, 18],
      [rose, 210, 290, 0.9],
      [cream, 330, 230, 0.95],
      [peach, 410, 310, 0.85],
      [white, 290, 350, 0.8],
      [wine, 170, 360, 0.6],
      [red, 380, 390, 0.62],
    ]),
  meadow: () =>
    bunch('#dfe8d8', '#fff7ea', '#4f6b4a', [
      [moss, 140, 220, 1.3, -30],
      [moss, 460, 210, 1.3, 30],
      [sage, 300, 110, 1.2],
      [white, 190, 220, 0.8],
      [white, 400, 190, 0.9],
      [red, 300, 260, 0.8],
      [gold, 240, 150, 0.6, -10],
      [lilac, 360, 130, 0.6, 12],
      [white, 280, 370, 0.7],
      [blush, 410, 320, 0.7],
      [red, 180, 340, 0.6],
    ]),
  dusk: () =>
    bunch('#e4d5e6', '#5b3a5e', '#f3c9b8', [
      [moss, 150, 230, 1.2, -30],
      [haw, 440, 210, 1.2, 26],
      [haw, 300, 120, 1],
      [wine, 220, 260, 1],
      [wine, 400, 290, 0.9],
      [lilac, 310, 190, 0.9],
      [lilac, 170, 180, 0.6, -20],
      [rose, 310, 340, 0.8],
      [lilac, 440, 160, 0.6, 18],
      [cream, 190, 370, 0.5],
    ]),
  tulips: () =>
    bunch('#fdeccb', '#c7d3bd', '#b3243f', [
      [sage, 120, 260, 1, -40],
      [sage, 480, 260, 1, 40],
      [gold, 200, 220, 0.9, -18],
      [gold, 300, 160, 1],
      [gold, 400, 220, 0.9, 18],
      [lilac, 250, 270, 0.85, -8],
      [lilac, 350, 270, 0.85, 8],
      [gold, 300, 340, 0.8],
      [lilac, 180, 330, 0.6, -20],
      [lilac, 420, 330, 0.6, 20],
    ]),
  wreath: () => {
    const random = seeded(5);
    const ring = Array.from({ length: 30 }, (_, index) => {
      const turn = (index / 30) * Math.PI * 2;
      return [
        [sage, moss, haw][index % 3],
        300 + Math.cos(turn) * 190,
        300 + Math.sin(turn) * 190,
        0.62,
        (turn * 180) / Math.PI + 60 + random() * 50,
      ];
    });
    const heads = Array.from({ length: 11 }, (_, index) => {
      const turn = (index / 11) * Math.PI * 2 + 0.2;
      return [
        [rose, cream, wine, white, peach][index % 5],
        300 + Math.cos(turn) * 192,
        300 + Math.sin(turn) * 192,
        0.5,
        random() * 360,
      ];
    });
    return svg(600, 600, shade, rect(0, 0, 600, 600, '#f9efe6'), spread(ring), spread(heads));
  },
};
