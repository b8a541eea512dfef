// Event: dusk, lanterns and bunting. Glow over flat silhouettes, confetti for the day's part.
import {
  blurred,
  circle,
  ellipse,
  group,
  line,
  linear,
  path,
  polygon,
  radial,
  rect,
  ridge,
  round,
  seeded,
  svg,
} from '../pen.mjs';

const plum = '#2a1140';
const rose = '#ff5d73';
const tangerine = '#ff9a3d';
const butter = '#ffe08a';
const teal = '#1fb5a8';

const defs =
  linear('dusk', ['#3a1659', '#8a2b6e', '#f0596b', '#ffae5c']) +
  radial('glow', [
    [0, '#ffe9a8', 0.95],
    [0.4, '#ffb84d', 0.5],
    [1, '#ff8a3d', 0],
  ]) +
  blurred('soft', 12) +
  linear('shade', [tangerine, rose]);

function lantern(x, y, size, shape = 0, colours = [butter, tangerine]) {
  const body = [
    ellipse(0, 0, 46, 56, colours[0]),
    path('M-40 -50H40L52 50H-52Z', colours[0]),
    circle(0, 0, 54, colours[0]),
  ][shape % 3];
  const ribs =
    shape % 3 === 1
      ? [-24, 0, 24].map((dx) => line(`M${dx * 0.8} -50L${dx * 1.2} 50`, colours[1], 3))
      : [-30, -10, 10, 30].map((dy) =>
          line(
            `M${-Math.sqrt(Math.max(0, 1 - (dy / 56) ** 2)) * 46} ${dy}Q0 ${dy + 10} ${Math.sqrt(Math.max(0, 1 - (dy / 56) ** 2)) * 46} ${dy}`,
            colours[1],
            3,
          ),
        );
  return group(
    { transform: `translate(${round(x)} ${round(y)}) scale(${round(size * 10) / 10})` },
    circle(0, 0, 130, 'url(#glow)'),
    line('M0 -56V-110', plum, 3),
    body,
    ribs,
    rect(-18, -64, 36, 12, plum, { rx: 4 }),
    rect(-18, 52, 36, 10, plum, { rx: 4 }),
    line('M0 62V92', rose, 6),
  );
}
function string(width, y, sag, count, draw) {
  const at = (t) => [t * width, y + Math.sin(t * Math.PI) * sag];
  return [
    line(`M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}`, plum, 4),
    Array.from({ length: count }, (_, index) => draw(...at((index + 0.5) / count), index)),
  ];
}
const flag = (x, y, index) =>
  polygon(
    [
      [x - 22, y],
      [x + 22, y],
      [x, y + 50],
    ],
    [teal, butter, rose, '#fff3e0'][index % 4],
  );
function crowd(width, floor, count, seed, colour, size = 1) {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const x = (index + random() * 0.6) * (width / count);
    const tall = (70 + random() * 34) * size;
    const arm = random();
    return group(
      { transform: `translate(${round(x)} ${floor})` },
      path(
        `M${-24 * size} 60C${-26 * size} ${-tall * 0.5} ${-12 * size} ${-tall * 0.62} 0 ${-tall * 0.62}S${26 * size} ${-tall * 0.5} ${24 * size} 60Z`,
        colour,
      ),
      circle(0, -tall * 0.86, 17 * size, colour),
      arm > 0.55 ? line(`M${14 * size} ${-tall * 0.5}L${30 * size} ${-tall * 1.16}`, colour, 11 * size) : '',
      arm < 0.25 ? line(`M${-14 * size} ${-tall * 0.5}L${-34 * size} ${-tall * 1.1}`, colour, 11 * size) : '',
    );
  });
}
const tent = (x, y, width, height, one, two) =>
  [0, 1, 2, 3, 4, 5]
    .map((index) =>
      polygon(
        [
          [x, y - height],
          [x - width / 2 + (index * width) / 6, y],
          [x - width / 2 + ((index + 1) * width) / 6, y],
        ],
        index % 2 ? one : two,
      ),
    )
    .concat(
      line(`M${x} ${y - height}v-34`, plum, 5),
      polygon(
        [
          [x, y - height - 34],
          [x + 34, y - height - 24],
          [x, y - height - 12],
        ],
        butter,
      ),
    );

function poster() {
  const random = seeded(18);
  return svg(
    900,
    1000,
    defs,
    rect(0, 0, 900, 1000, 'url(#dusk)'),
    Array.from({ length: 60 }, () =>
      circle(random() * 900, random() * 420, 1 + random() * 1.6, '#fff3e0', { opacity: 0.3 + random() * 0.6 }),
    ),
    circle(450, 700, 190, butter, { opacity: 0.85 }),
    path(ridge(900, 1000, 730, 30, 4, seeded(4)), '#b23a68'),
    path(ridge(900, 1000, 780, 24, 5, seeded(7)), '#7a2765'),
    tent(220, 810, 240, 170, rose, '#fff3e0'),
    tent(700, 820, 280, 200, teal, '#fff3e0'),
    string(900, 40, 70, 13, flag),
    [
      [150, 250, 1.3, 0],
      [380, 190, 0.9, 1],
      [590, 300, 1.5, 2],
      [790, 210, 1.0, 0],
      [260, 450, 0.8, 2],
      [470, 480, 1.1, 0],
      [730, 500, 0.8, 1],
      [80, 560, 0.6, 1],
      [850, 420, 0.5, 2],
    ].map(([x, y, size, shape], index) =>
      lantern(
        x,
        y,
        size,
        shape,
        index % 3 === 1 ? ['#ff8f9d', '#d13b57'] : index % 3 === 2 ? ['#fff0bf', tangerine] : [butter, tangerine],
      ),
    ),
    crowd(900, 930, 16, 3, '#43174f'),
    crowd(900, 990, 13, 9, plum, 1.3),
  );
}
const stage = (ground, ...body) => svg(560, 560, defs + linear('g', ground), rect(0, 0, 560, 560, 'url(#g)'), body);
/** Three things to do. */
const music = () =>
  stage(
    ['#4a1d6b', '#c63d6f'],
    [
      [100, -20],
      [280, 0],
      [460, 20],
    ].map(([x, lean]) =>
      polygon(
        [
          [x - 8, 0],
          [x + 8, 0],
          [x + lean * 4 + 90, 420],
          [x + lean * 4 - 90, 420],
        ],
        butter,
        { opacity: 0.28 },
      ),
    ),
    rect(60, 400, 440, 160, plum),
    group(
      { transform: 'translate(280 300)' },
      path('M-26 110C-30 10 -16 -10 0 -10S30 10 26 110Z', '#fff3e0'),
      circle(0, -44, 28, '#c98a62'),
      path('M-30 -46C-34 -92 34 -92 30 -46C14 -64 -14 -64 -30 -46Z', plum),
      group(
        { transform: 'rotate(-24)' },
        ellipse(10, 44, 50, 36, tangerine),
        circle(8, 44, 13, plum),
        rect(48, 36, 110, 14, plum),
        rect(150, 30, 30, 26, plum),
      ),
      line('M-18 12L-40 60L-8 62', '#c98a62', 12),
    ),
    [
      [104, 352],
      [456, 352],
    ].map(([x, y]) => [
      rect(x - 40, y - 60, 80, 110, '#180a26', { rx: 8 }),
      circle(x, y + 14, 26, '#3a2150'),
      circle(x, y - 34, 13, '#3a2150'),
    ]),
    crowd(560, 520, 10, 5, '#180a26'),
  );
const workshop = () =>
  stage(
    ['#ffe7c2', '#ffc98a'],
    rect(0, 420, 560, 140, '#b2603a'),
    lantern(280, 230, 1.5, 0, ['#fff6dc', tangerine]),
    group(
      { transform: 'translate(96 400) rotate(-30)' },
      rect(0, 0, 150, 16, teal, { rx: 8 }),
      polygon(
        [
          [150, 0],
          [184, 8],
          [150, 16],
        ],
        '#fff3e0',
      ),
    ),
    group(
      { transform: 'translate(400 330)' },
      rect(0, 30, 90, 110, rose, { rx: 8 }),
      ellipse(45, 32, 45, 14, '#c93b52'),
      line('M30 30L10 -50M48 30L56 -60M64 30L96 -40', plum, 8),
    ),
    polygon(
      [
        [120, 470],
        [240, 450],
        [270, 510],
        [140, 530],
      ],
      '#fff6dc',
    ),
    polygon(
      [
        [300, 460],
        [400, 470],
        [380, 520],
        [290, 510],
      ],
      teal,
    ),
  );
const supper = () =>
  stage(
    ['#12695f', '#1fb5a8'],
    string(560, 40, 46, 8, flag),
    [0, 1, 2].map((row) =>
      rect(-40 + row * 30, 340 + row * 80, 640, 40, ['#fff3e0', '#ffe0b5', '#ffcf94'][row], { rx: 10 }),
    ),
    [
      [110, 330, rose],
      [230, 330, butter],
      [350, 330, tangerine],
      [470, 330, rose],
    ].map(([x, y, colour]) => [ellipse(x, y + 4, 46, 14, '#fff'), path(`M${x - 30} ${y}a30 26 0 0 1 60 0Z`, colour)]),
    [
      [170, 318],
      [290, 318],
      [410, 318],
    ].map(([x, y]) => [
      rect(x - 5, y - 50, 10, 50, '#fff3e0'),
      ellipse(x, y - 62, 7, 14, butter),
      circle(x, y - 60, 40, 'url(#glow)'),
    ]),
    [
      [160, 412],
      [320, 412],
      [450, 412],
    ].map(([x, y]) => ellipse(x, y, 56, 14, '#b2603a')),
  );
const parade = () =>
  svg(
    1160,
    870,
    defs,
    rect(0, 0, 1160, 870, 'url(#dusk)'),
    path(ridge(1160, 870, 640, 18, 5, seeded(12)), '#5a1d5a'),
    [90, 260, 420, 590, 760, 930, 1080].map((x, index) => [
      line(`M${x + 10} 720L${x} ${270 + (index % 3) * 90}`, plum, 5),
      lantern(
        x,
        300 + (index % 3) * 90,
        1 + (index % 2) * 0.3,
        index,
        index % 2 ? ['#ff8f9d', '#d13b57'] : [butter, tangerine],
      ),
    ]),
    crowd(1160, 760, 16, 6, '#43174f', 1.2),
    crowd(1160, 850, 13, 14, plum, 1.6),
  );
export const pictures = {
  poster,
  'barn-stage': music,
  'lantern-workshop': workshop,
  'long-supper': supper,
  parade,
};
