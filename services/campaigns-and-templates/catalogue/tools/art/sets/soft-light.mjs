// Photographer: landscapes built from mist. Long gradients, soft edges, fine grain; no outline anywhere.
import {
  blurred,
  circle,
  crag,
  ellipse,
  grain,
  group,
  line,
  linear,
  path,
  polygon,
  radial,
  rect,
  ridge,
  seeded,
  svg,
} from '../pen.mjs';

const film = (width, height) => rect(0, 0, width, height, '#000', { filter: 'url(#grain)', opacity: 0.13 });
const shot = (width, height, defs, ...body) =>
  svg(
    width,
    height,
    defs + grain('grain', 1.1, 5) + blurred('mist', 26) + blurred('soft', 3),
    body,
    film(width, height),
  );
const mix = (from, to, amount) =>
  `#${[1, 3, 5]
    .map((start) =>
      Math.round(
        parseInt(from.slice(start, start + 2), 16) * (1 - amount) + parseInt(to.slice(start, start + 2), 16) * amount,
      )
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Ridge behind ridge, each paler with distance, mist lying in every valley. */
function ranges(width, height, top, from, to, count, seed, rugged = true) {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const level = top + ((height - top) * index) / count;
    const colour = mix(from, to, index / (count - 1));
    const shape = rugged
      ? crag(width, height, level, 150 - index * 9, 7, random)
      : ridge(width, height, level, 40, 4, random);
    return [
      path(shape, colour),
      ellipse(width * (0.3 + random() * 0.4), level + 130, width * 0.7, 46, from, {
        opacity: 0.36,
        filter: 'url(#mist)',
      }),
    ];
  });
}
function firs(width, floor, count, seed, colour, scale = 1) {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const x = (index / count) * width + random() * 30;
    const tall = (70 + random() * 120) * scale;
    const tiers = [0, 1, 2, 3, 4].map((tier) =>
      polygon(
        [
          [x, floor - tall + tier * tall * 0.16],
          [x - tall * (0.07 + tier * 0.035), floor - tall + (tier + 1.5) * tall * 0.17],
          [x + tall * (0.07 + tier * 0.035), floor - tall + (tier + 1.5) * tall * 0.17],
        ],
        colour,
      ),
    );
    return [tiers, rect(x - 2, floor - tall * 0.2, 4, tall * 0.24, colour)];
  });
}

const dawn = () =>
  shot(
    960,
    1200,
    linear('s', ['#c9b4ae', '#e8c3a4', '#f3d9b8', '#dcc4b6']),
    rect(0, 0, 960, 1200, 'url(#s)'),
    circle(610, 420, 70, '#fff4de'),
    circle(610, 420, 160, '#fff1d6', { opacity: 0.55, filter: 'url(#mist)' }),
    ranges(960, 1200, 470, '#dcb9a4', '#2a2a33', 6, 12),
    firs(960, 1130, 26, 4, '#1c1c24', 1.2),
    rect(0, 1110, 960, 90, '#1c1c24'),
  );
const lake = () =>
  shot(
    640,
    800,
    linear('s', ['#8fa3b0', '#c8d3d6', '#e6e4dc']) + linear('w', ['#d9dcd8', '#93a5ae', '#5e7683']),
    rect(0, 0, 640, 420, 'url(#s)'),
    path(crag(640, 420, 330, 120, 7, seeded(3)), '#7d93a0'),
    firs(640, 420, 26, 8, '#3c4e58', 0.6),
    rect(0, 418, 640, 382, 'url(#w)'),
    group(
      { transform: 'translate(0 838) scale(1 -1)', opacity: 0.4, filter: 'url(#soft)' },
      firs(640, 420, 26, 8, '#3c4e58', 0.6),
    ),
    group(
      {},
      path('M232 598C270 616 370 616 408 598L390 628C350 638 290 638 250 628Z', '#22303a'),
      path('M306 600C304 560 312 546 322 546S340 562 336 600Z', '#16202a'),
      circle(321, 536, 11, '#16202a'),
      line('M300 560L392 640', '#22303a', 4),
    ),
    ellipse(320, 640, 120, 6, '#22303a', { opacity: 0.35, filter: 'url(#soft)' }),
  );
const dune = () =>
  shot(
    640,
    640,
    linear('s', ['#e7cdb3', '#f2dfc8']) +
      linear('a', ['#e2a56d', '#b06a3c'], 40) +
      linear('b', ['#8f4f2d', '#5e301d'], 60),
    rect(0, 0, 640, 640, 'url(#s)'),
    circle(470, 150, 44, '#fff6e6'),
    path('M0 330C140 260 230 300 330 280C450 256 540 200 640 230V640H0Z', '#d8a679'),
    path('M0 520C120 470 210 330 300 300C360 330 420 480 640 560V640H0Z', 'url(#a)'),
    path('M300 300C270 400 330 460 300 540C280 590 300 620 320 640H640V560C420 480 360 330 300 300Z', 'url(#b)'),
    group({ transform: 'translate(292 262)' }, ellipse(8, 6, 4, 5, '#2a1710'), path('M3 12H13L15 38H1Z', '#2a1710')),
  );
const street = () =>
  shot(
    640,
    800,
    linear('s', ['#10131c', '#1c2433', '#3a3f4c']) +
      radial('l', [
        [0, '#ffdc9c'],
        [0.3, '#f2a65a', 0.7],
        [1, '#f2a65a', 0],
      ]),
    rect(0, 0, 640, 800, 'url(#s)'),
    polygon(
      [
        [0, 0],
        [230, 150],
        [230, 560],
        [0, 760],
      ],
      '#141824',
    ),
    polygon(
      [
        [640, 0],
        [420, 170],
        [420, 560],
        [640, 780],
      ],
      '#0e111a',
    ),
    [
      [40, 150],
      [40, 300],
      [130, 190],
      [130, 330],
    ].map(([x, y]) => rect(x, y, 40, 70, '#e9b469', { opacity: 0.75 })),
    [
      [480, 230],
      [560, 200],
      [480, 360],
    ].map(([x, y]) => rect(x, y, 36, 66, '#e9b469', { opacity: 0.5 })),
    polygon(
      [
        [230, 560],
        [420, 560],
        [640, 800],
        [0, 800],
      ],
      '#232938',
    ),
    circle(326, 250, 230, 'url(#l)'),
    circle(326, 250, 16, '#fff1cf'),
    line('M326 250V560', '#0a0c12', 6),
    ellipse(326, 690, 170, 46, '#f2a65a', { opacity: 0.34, filter: 'url(#mist)' }),
    group(
      { transform: 'translate(360 560)' },
      path('M-70 0A72 52 0 0 1 74 0Z', '#b3202c'),
      line('M2 -50V60', '#0a0c12', 4),
      path('M-20 6C-16 60 -26 120 -20 150H24C30 110 22 60 24 6Z', '#0a0c12'),
    ),
    Array.from({ length: 70 }, (_, index) =>
      line(`M${(index * 97) % 640} ${(index * 53) % 800}l-5 26`, '#cfd9ea', 1.4, { opacity: 0.24 }),
    ),
  );
const field = () =>
  shot(
    640,
    640,
    linear('s', ['#5d7ba0', '#a9bccb', '#f0d9c0']),
    rect(0, 0, 640, 640, 'url(#s)'),
    ellipse(200, 170, 210, 30, '#fff', { opacity: 0.5, filter: 'url(#mist)' }),
    ellipse(460, 110, 150, 22, '#fff', { opacity: 0.42, filter: 'url(#mist)' }),
    path(ridge(640, 640, 420, 20, 4, seeded(2)), '#a58f4c'),
    path(ridge(640, 640, 470, 18, 3, seeded(6)), '#c4a653'),
    path(ridge(640, 640, 540, 14, 3, seeded(9)), '#8a7434'),
    group(
      { transform: 'translate(430 300)' },
      path('M-6 130L-3 40H7L11 130Z', '#2b2a22'),
      [
        [-40, 20, 52],
        [30, 6, 58],
        [-4, -36, 60],
        [58, 40, 40],
        [-66, 48, 34],
      ].map(([x, y, r]) => circle(x, y, r, '#3a3d2a')),
    ),
    ellipse(450, 434, 110, 8, '#54481f', { opacity: 0.5 }),
  );
const tide = () =>
  shot(
    640,
    640,
    linear('s', ['#2f3f4d', '#69808c', '#c4c9c4']) + linear('w', ['#b6c2c2', '#5c737d', '#283842']),
    rect(0, 0, 640, 320, 'url(#s)'),
    rect(0, 318, 640, 322, 'url(#w)'),
    [
      [120, 316, 60, 130],
      [230, 318, 34, 70],
      [498, 318, 48, 96],
    ].map(([x, y, w, h]) =>
      path(
        `M${x - w} ${y + 10}L${x - w * 0.6} ${y - h * 0.8}L${x - 6} ${y - h}L${x + w * 0.5} ${y - h * 0.66}L${x + w} ${y + 10}Z`,
        '#1c262d',
      ),
    ),
    Array.from({ length: 11 }, (_, index) =>
      ellipse(320 + Math.sin(index * 2.3) * 120, 340 + index * 26, 260 + index * 20, 3 + index * 0.9, '#e6ecea', {
        opacity: 0.3,
        filter: 'url(#soft)',
      }),
    ),
    ellipse(320, 326, 420, 26, '#e6ecea', { opacity: 0.55, filter: 'url(#mist)' }),
  );
const aurora = () =>
  shot(
    640,
    800,
    linear('s', ['#060a16', '#0f1c2e', '#1d3441']) +
      linear('g', [
        [0, '#7dffc4', 0],
        [0.5, '#7dffc4', 0.85],
        [1, '#3a8dff', 0],
      ]) +
      blurred('veil', 16),
    rect(0, 0, 640, 800, 'url(#s)'),
    Array.from({ length: 90 }, (_, index) =>
      circle((index * 173) % 640, (index * 71) % 460, 0.7 + (index % 4) * 0.35, '#fff', { opacity: 0.8 }),
    ),
    group(
      { filter: 'url(#veil)' },
      path(
        'M-40 360C80 220 220 340 330 240C450 130 560 240 700 120V330C560 430 450 330 330 430C220 520 80 420 -40 540Z',
        'url(#g)',
        { opacity: 0.8 },
      ),
      path('M120 420C220 330 340 440 480 340L700 300V400C560 470 380 500 120 520Z', 'url(#g)', { opacity: 0.5 }),
    ),
    path(crag(640, 800, 640, 140, 7, seeded(17)), '#0b141d'),
    firs(640, 790, 22, 6, '#04080d', 1),
    group(
      { transform: 'translate(420 716)' },
      polygon(
        [
          [-60, 40],
          [0, -30],
          [60, 40],
        ],
        '#f2a24b',
        { opacity: 0.95 },
      ),
      polygon(
        [
          [0, -30],
          [60, 40],
          [20, 40],
        ],
        '#c26f25',
      ),
    ),
  );

/** The photographer against the light, tripod beside her. */
function portrait() {
  return shot(
    800,
    960,
    linear('s', ['#3d4656', '#9c8f90', '#e2b48f', '#f5d8ae']) +
      linear('fade', [
        [0, '#16161c', 0],
        [1, '#16161c', 0.9],
      ]),
    rect(0, 0, 800, 960, 'url(#s)'),
    circle(520, 470, 120, '#fff4de'),
    circle(520, 470, 240, '#ffe7c4', { opacity: 0.6, filter: 'url(#mist)' }),
    ranges(800, 960, 600, '#d7a98b', '#3a3038', 4, 8),
    path('M0 860C200 800 460 800 800 850V960H0Z', '#1b181e'),
    group(
      { transform: 'translate(340 470)' },
      path('M-70 380C-90 250 -84 150 -40 128C-10 114 40 114 66 132C104 158 100 260 84 380Z', '#1b181e'),
      ellipse(16, 66, 46, 56, '#1b181e'),
      path('M-34 60C-46 -8 78 -16 66 66C70 40 40 24 10 30C-14 34 -30 44 -34 60Z', '#120f14'),
      path('M-30 40C-56 52 -62 90 -52 128L-20 120Z', '#120f14'),
      path('M60 170L150 120L164 148L92 214Z', '#1b181e'),
      rect(74, 48, 108, 76, '#120f14', { rx: 10 }),
      rect(182, 62, 44, 48, '#120f14', { rx: 6 }),
      rect(104, 34, 38, 18, '#120f14', { rx: 4 }),
    ),
    line('M620 560V640L560 880M620 640L620 890M620 640L690 880', '#1b181e', 9),
    rect(588, 520, 66, 46, '#120f14', { rx: 6 }),
  );
}
const backdrop = () =>
  shot(
    900,
    1400,
    linear('s', ['#17191f', '#1d2028', '#2a2728', '#3b2f2b']),
    rect(0, 0, 900, 1400, 'url(#s)'),
    ranges(900, 1400, 980, '#33302f', '#131318', 4, 5),
  );

export const pictures = {
  portrait,
  'first-light': dawn,
  'still-crossing': lake,
  'the-walker': dune,
  'red-umbrella': street,
  'one-oak': field,
  'long-tide': tide,
  'north-tent': aurora,
  backdrop,
};
