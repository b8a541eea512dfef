// Streamer: everything on a coarse grid, as an old console would have drawn it.
import { group, linear, path, rect, seeded, svg } from '../pen.mjs';

const night = '#150a2e';
const pink = '#ff5fa2';
const mint = '#57f2c4';
const sun = '#ffd23f';
const violet = '#6a3fd6';

/** A picture from rows of letters, each letter a colour; a dot is left open. */
function sprite(rows, palette, x, y, size) {
  const runs = rows.flatMap((row, top) =>
    [...row.matchAll(/([^.])\1*/g)].map((run) =>
      rect(x + run.index * size, y + top * size, run[0].length * size + 0.6, size + 0.6, palette[run[1]]),
    ),
  );
  return group({ 'shape-rendering': 'crispEdges' }, runs);
}

const panda = [
  '..kkk......kkk..',
  '.kkkkk....kkkkk.',
  '.kkkkpppppkkkkk.',
  '..kkpwwwwwwpkk..',
  '...pwwwwwwwwp...',
  'mmpwwwwwwwwwwpmm',
  'mmwwkkkwwkkkwwmm',
  'mmwkkkkwwkkkkwmm',
  'mmwkksKwwKskkwmm',
  'mmwwkkkwwkkkwwmm',
  '..wwwwwkkwwwww..',
  '..wwwwwkkwwwww..',
  '...wwwkwwkwwwm..',
  '....wwwwwwwwmm..',
  '.....kkkkkkmm...',
  '....kkkkkkkk....',
];
const furs = { k: '#1d1433', w: '#fff7ec', p: pink, m: mint, s: '#ffffff', K: '#1d1433' };
const hero = [
  '.hhh..',
  'hhhhh.',
  'hsssh.',
  '.ssks.',
  '.ssss.',
  'aaaaaa',
  'saaaas',
  '.aaaa.',
  '.bbbb.',
  '.b..b.',
  'kk..kk',
];
const slime = ['..gggg..', '.gggggg.', 'ggkggkgg', 'gggggggg', 'gGGGGGGg', 'GGGGGGGG'];
const ship = ['...w...', '..www..', '..wcw..', '.wwcww.', 'wwwwwww', 'wrwwwrw', '.r...r.'];
const alien = [
  '..g....g..',
  '...g..g...',
  '..gggggg..',
  '.ggkggkgg.',
  'gggggggggg',
  'g.gggggg.g',
  'g.g....g.g',
  '...gg.gg..',
];

const starry = (columns, rows, size, count, seed) => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [Math.floor(random() * columns) * size, Math.floor(random() * rows) * size];
    return rect(x, y, size, size, [pink, mint, sun, '#fff'][Math.floor(random() * 4)], {
      opacity: 0.35 + random() * 0.6,
    });
  });
};

function avatar() {
  return svg(
    640,
    640,
    linear('g', ['#3a1d86', violet, '#b4479f']),
    rect(0, 0, 640, 640, 'url(#g)'),
    starry(20, 20, 32, 26, 8),
    sprite(panda, furs, 64, 72, 32),
  );
}

/** A stepped hill line on the grid. */
function steps(width, height, size, level, wander, seed) {
  const random = seeded(seed);
  let top = level;
  let d = `M0 ${height}V${top * size}`;
  for (let x = size * 2; x <= width + size * 2; x += size * 2) {
    d += `H${x}`;
    top = Math.max(level - wander, Math.min(level + wander, top + Math.round((random() - 0.5) * 3)));
    d += `V${top * size}`;
  }
  return `${d}V${height}Z`;
}

function arcade() {
  const size = 20;
  const grid = Array.from({ length: 13 }, (_, index) =>
    rect(0, 640 + index * index * 2.2, 1160, 2 + index / 3, pink, { opacity: 0.75 }),
  );
  const rays = Array.from({ length: 23 }, (_, index) =>
    path(`M${580 + (index - 11) * 30} 640L${580 + (index - 11) * 160} 870h5L${582 + (index - 11) * 30} 640Z`, pink, {
      opacity: 0.6,
    }),
  );
  const bands = Array.from({ length: 11 }, (_, index) => {
    const half = Math.round(Math.sqrt(Math.max(0, 240 ** 2 - (180 - index * 34) ** 2)) / size) * size;
    return rect(
      580 - half,
      260 + index * size * 1.7,
      half * 2,
      size * (1.7 - index * 0.11),
      index < 4 ? sun : index < 8 ? '#ff9a4d' : pink,
    );
  });
  return svg(
    1160,
    870,
    linear('g', [night, '#3a1d86', '#7a2f9c']),
    rect(0, 0, 1160, 870, 'url(#g)'),
    starry(58, 22, size, 60, 4),
    bands,
    path(steps(1160, 640, size, 26, 5, 3), '#2a1466'),
    path(steps(1160, 640, size, 29, 3, 12), '#1d0d4a'),
    rect(0, 640, 1160, 230, night),
    grid,
    rays,
    sprite(panda, furs, 440, 380, 18),
  );
}

const scene = (from, to, ...body) => svg(640, 640, linear('g', [from, to]), rect(0, 0, 640, 640, 'url(#g)'), body);

function dungeon() {
  const random = seeded(5);
  const bricks = [];
  for (let row = 0; row < 14; row += 1)
    for (let column = -1; column < 9; column += 1)
      bricks.push(rect(column * 80 + (row % 2) * 40, row * 40, 76, 36, random() < 0.3 ? '#463a6e' : '#392e5e'));
  return scene(
    '#2a2148',
    night,
    bricks,
    [120, 480].map((x) => [
      rect(x, 130, 40, 60, '#8a5a3c'),
      rect(x - 10, 90, 60, 50, '#ff9a4d'),
      rect(x + 10, 70, 20, 60, sun),
    ]),
    rect(0, 520, 640, 120, '#20173c'),
    rect(0, 520, 640, 10, mint, { opacity: 0.5 }),
    sprite(hero, { h: '#a8402f', s: '#f3c9a0', k: night, a: mint, b: '#3d59c9' }, 110, 300, 20),
    sprite(slime, { g: '#7be36a', G: '#4cb04a', k: night }, 360, 400, 20),
    rect(240, 400, 80, 12, '#e6e9f5'),
    rect(228, 388, 14, 36, sun),
  );
}

function orbit() {
  return scene(
    '#0c0b2e',
    '#2b1a6b',
    starry(32, 32, 20, 70, 19),
    path('M420 80h120v20h40v40h20v120h-20v40h-40v20H420v-20h-40v-40h-20V140h20v-40h40Z', '#e0617b'),
    path('M420 80h60v20h-40v40h-40v100h-20V140h20v-40h20Z', '#ff9aa8'),
    rect(300, 190, 360, 20, sun),
    rect(300, 210, 80, 10, '#c98a1e'),
    [0, 1, 2].map((index) => sprite(alien, { g: mint, k: night }, 60 + index * 130, 60 + index * 30, 9)),
    [300, 352, 404].map((y) => rect(308, y, 12, 32, pink)),
    sprite(ship, { w: '#f4f4ff', c: '#3d9be9', r: pink }, 244, 460, 20),
  );
}

function farm() {
  const random = seeded(31);
  const field = [];
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 10; column += 1) {
      const [x, y] = [column * 64, 400 + row * 40];
      field.push(rect(x, y, 64, 40, (row + column) % 2 ? '#8a5a34' : '#7a4d2b'));
      if (row % 2)
        field.push(
          rect(x + 24, y - 4, 16, 28, '#4fae4a'),
          rect(x + 16, y + 2, 32, 8, '#7bd65f'),
          random() < 0.5 ? rect(x + 20, y - 14, 24, 16, [pink, sun, '#ff7a4d'][Math.floor(random() * 3)]) : '',
        );
    }
  return scene(
    '#7fd6f2',
    '#dff7e4',
    [
      [60, 70],
      [380, 40],
    ].map(([x, y]) => [rect(x, y + 20, 180, 40, '#fff'), rect(x + 40, y, 100, 40, '#fff')]),
    path(steps(640, 420, 20, 15, 2, 6), '#6cc26a'),
    rect(380, 220, 180, 180, '#c8463c'),
    path('M360 220h20v-20h20v-20h40v-20h60v20h40v20h20v20h20v20H360Z', '#7a2b2b'),
    rect(440, 300, 60, 100, '#f6e3c2'),
    field,
    sprite(hero, { h: sun, s: '#f3c9a0', k: night, a: '#e05d5d', b: '#3d59c9' }, 150, 250, 14),
  );
}

function kart() {
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const [top, next] = [300 + index * index * 4.4, 300 + (index + 1) ** 2 * 4.4];
    const half = (y) => 40 + (y - 300) * 0.78;
    const road = (y, more) => [320 - half(y) - more(y), 320 + half(y) + more(y)];
    const kerb = (y) => 6 + (y - 300) * 0.09;
    const none = () => 0;
    const band = (more, colour) =>
      path(
        `M${road(top, more)[0]} ${top}L${road(top, more)[1]} ${top}L${road(next, more)[1]} ${next}L${road(next, more)[0]} ${next}Z`,
        colour,
      );
    return [
      rect(0, top, 640, next - top, index % 2 ? '#58b368' : '#4aa35b'),
      band(kerb, index % 2 ? '#fff' : '#e5484d'),
      band(none, index % 2 ? '#4b4a63' : '#55546f'),
    ];
  });
  return scene(
    '#ffb36b',
    '#ff6fa0',
    rect(420, 90, 120, 120, sun),
    rect(400, 110, 160, 80, sun),
    path(steps(640, 320, 20, 13, 2, 44), violet),
    stripes,
    rect(240, 430, 160, 70, pink),
    rect(270, 390, 100, 50, pink),
    rect(220, 450, 40, 80, night),
    rect(380, 450, 40, 80, night),
    sprite(panda.slice(0, 12), furs, 272, 292, 6),
    rect(260, 470, 30, 14, sun),
    rect(350, 470, 30, 14, sun),
  );
}

export const pictures = { avatar, arcade, dungeon, orbit, farm, kart };
