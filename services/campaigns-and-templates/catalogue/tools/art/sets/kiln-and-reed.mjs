// Shop: stoneware on a table in window light. Flat shapes, speckled glaze, one soft shadow.
import { blurred, circle, ellipse, group, line, path, rect, round, seeded, smooth, svg } from '../pen.mjs';

const oat = '#efe6d8';
const rust = '#b5532f';
const olive = '#6b7043';
const blue = '#5f7f8c';
const dark = '#3a2f28';

/** Half-profile points (x from the middle, y downwards) turned into a thrown pot. */
const thrown = (profile) =>
  `${smooth(profile)}${smooth(profile.map(([x, y]) => [-x, y]).reverse()).replace('M', 'L')}Z`;

function speckle(width, top, bottom, count, seed, colour) {
  const random = seeded(seed);
  return Array.from({ length: count }, () =>
    circle((random() - 0.5) * width, top + random() * (bottom - top), 0.8 + random() * 2.4, colour, {
      opacity: 0.3 + random() * 0.5,
    }),
  );
}

/** A pot: body in one glaze, the lower part dipped in another, light from the left. */
function pot(id, { profile, glaze, dip, dipAt, rim, mouth, seed, extra = '' }) {
  const d = thrown(profile);
  const tall = profile.at(-1)[1];
  const wide = Math.max(...profile.map(([x]) => x)) * 2;
  return [
    `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
    ellipse(30, tall + 4, wide * 0.62, 18, '#2b1d12', { opacity: 0.28, filter: 'url(#soft)' }),
    extra,
    path(d, glaze),
    group(
      { 'clip-path': `url(#${id})` },
      dip
        ? path(
            `M${-wide} ${dipAt}C${-wide / 3} ${dipAt + 18} ${wide / 4} ${dipAt - 16} ${wide} ${dipAt + 8}V${tall + 40}H${-wide}Z`,
            dip,
          )
        : '',
      speckle(wide, 0, tall, 90, seed, dark),
      path(
        `M${wide * 0.16} -20C${wide * 0.3} ${tall * 0.4} ${wide * 0.2} ${tall * 0.8} ${wide * 0.1} ${tall + 20}H${wide}V-20Z`,
        '#20140c',
        { opacity: 0.15 },
      ),
      ellipse(-wide * 0.27, tall * 0.42, wide * 0.045, tall * 0.24, '#fff', { opacity: 0.34 }),
    ),
    rim
      ? [ellipse(0, mouth, rim, rim * 0.2, glaze), ellipse(0, mouth, rim * 0.88, rim * 0.145, dark, { opacity: 0.82 })]
      : '',
  ];
}

const shapes = {
  vase: {
    profile: [
      [44, 0],
      [34, 40],
      [40, 90],
      [104, 160],
      [128, 230],
      [116, 310],
      [70, 366],
      [60, 370],
    ],
    rim: 46,
    mouth: 2,
  },
  mug: {
    profile: [
      [84, 0],
      [86, 60],
      [88, 130],
      [80, 176],
      [60, 184],
    ],
    rim: 85,
    mouth: 2,
  },
  bowl: {
    profile: [
      [150, 0],
      [144, 50],
      [108, 112],
      [62, 140],
      [54, 150],
    ],
    rim: 150,
    mouth: 2,
  },
  jug: {
    profile: [
      [56, 0],
      [52, 60],
      [78, 130],
      [110, 210],
      [108, 290],
      [82, 336],
      [70, 342],
    ],
    rim: 57,
    mouth: 2,
  },
  bottle: {
    profile: [
      [22, 0],
      [20, 70],
      [26, 110],
      [82, 160],
      [94, 230],
      [90, 300],
      [74, 322],
    ],
    rim: 23,
    mouth: 1,
  },
  cup: {
    profile: [
      [58, 0],
      [60, 40],
      [54, 90],
      [38, 108],
    ],
    rim: 59,
    mouth: 1,
  },
};
const draw = (id, shape, colours) => pot(id, { ...shapes[shape], seed: id.length * 7 + shape.length, ...colours });
const handle = (x, top, reach, height, colour, width = 22) =>
  line(
    `M${x} ${top}C${x + reach * 1.5} ${top - 10} ${x + reach * 1.5} ${top + height + 20} ${x - 8} ${top + height}`,
    colour,
    width,
  );

/** Wall, table edge, and the light of a window across both. */
function room(width, height, wall, table, edge) {
  return [
    rect(0, 0, width, height, wall),
    group(
      { opacity: 0.5 },
      path(`M${width * 0.04} 0H${width * 0.36}L${width * 0.62} ${edge}H${width * 0.3}Z`, '#fff6e4'),
      path(`M${width * 0.44} 0H${width * 0.72}L${width * 0.98} ${edge}H${width * 0.7}Z`, '#fff6e4'),
    ),
    rect(0, edge, width, height - edge, table),
    rect(0, edge, width, 5, '#fff', { opacity: 0.28 }),
  ];
}
const scene = (width, height, wall, table, edge, ...body) =>
  svg(width, height, blurred('soft', 10), room(width, height, wall, table, edge), body);
const put = (x, floor, shape, size, parts) =>
  group(
    { transform: `translate(${x} ${round(floor - shapes[shape].profile.at(-1)[1] * size)}) scale(${size})` },
    parts,
  );

const stems = (colour, tip, seed, height = 300) => {
  const random = seeded(seed);
  return Array.from({ length: 7 }, (_, index) => {
    const lean = (index - 3) * 34 + random() * 20;
    const tall = height * (0.7 + random() * 0.4);
    const seeds = Array.from({ length: 9 }, (_unused, row) =>
      ellipse(lean * (0.66 + row * 0.04), -tall * (0.62 + row * 0.045), 7 - row * 0.4, 12 - row * 0.6, tip, {
        transform: `rotate(${(row % 2 ? 24 : -24) + lean / 5} ${round(lean * (0.66 + row * 0.04))} ${round(-tall * (0.62 + row * 0.045))})`,
      }),
    );
    return [line(`M0 10Q${round(lean * 0.1)} ${round(-tall * 0.5)} ${round(lean)} ${round(-tall)}`, colour, 4), seeds];
  });
};

const still = () =>
  scene(
    1160,
    900,
    '#e6d5bd',
    '#b98a60',
    640,
    put(
      300,
      770,
      'vase',
      1.18,
      draw('a', 'vase', { glaze: oat, dip: rust, dipAt: 190, extra: group({}, stems('#7b6a3c', '#c79a4b', 5)) }),
    ),
    put(640, 800, 'jug', 1, [
      handle(52, 60, 90, 160, olive),
      draw('b', 'jug', { glaze: olive, dip: '#4e5330', dipAt: 230 }),
    ]),
    put(900, 780, 'bowl', 1.05, draw('c', 'bowl', { glaze: oat, dip: blue, dipAt: 60 })),
    put(480, 842, 'cup', 1.1, draw('d', 'cup', { glaze: '#d9b48a', dip: oat, dipAt: 56 })),
    group(
      { transform: 'translate(800 842)' },
      circle(0, 0, 34, '#d98a3d'),
      path('M0 -34q14 -22 34 -18q-8 20 -34 18Z', olive),
    ),
  );
const product = (wall, table, ...body) => scene(600, 600, wall, table, 430, body);
const mug = () =>
  product(
    '#d7dccd',
    '#a9835c',
    put(290, 506, 'mug', 1.5, [
      handle(80, 40, 66, 90, '#cdbfa8', 20),
      draw('m', 'mug', { glaze: oat, dip: olive, dipAt: 96 }),
    ]),
  );
const bowl = () =>
  product(
    '#eadcc8',
    '#c99f74',
    put(300, 516, 'bowl', 1.4, draw('w', 'bowl', { glaze: '#dce3e2', dip: blue, dipAt: 66 })),
  );
const vase = () =>
  product(
    '#dcc7b2',
    '#9c6f4c',
    put(
      300,
      530,
      'vase',
      0.98,
      draw('v', 'vase', { glaze: rust, dip: oat, dipAt: 210, extra: stems('#5e5a35', '#e0b05a', 9, 210) }),
    ),
  );
const bottle = () =>
  product(
    '#cfd8d8',
    '#8c8474',
    put(226, 520, 'bottle', 1.16, draw('o', 'bottle', { glaze: blue, dip: '#41606d', dipAt: 220 })),
    put(404, 532, 'bottle', 0.86, draw('p', 'bottle', { glaze: oat, dip: '#d9b48a', dipAt: 200 })),
  );
const jug = () =>
  product(
    '#f0e2cb',
    '#b9905f',
    put(286, 528, 'jug', 1.1, [
      handle(52, 60, 84, 150, '#c98b53'),
      draw('j', 'jug', { glaze: '#c98b53', dip: rust, dipAt: 190 }),
    ]),
  );
const cups = () =>
  product(
    '#d9d2c3',
    '#a37d58',
    [
      [150, 490, oat, rust],
      [300, 520, olive, oat],
      [450, 490, '#d9b48a', blue],
    ].map(([x, floor, glaze, dip], index) =>
      put(x, floor, 'cup', 1.15, draw(`k${index}`, 'cup', { glaze, dip, dipAt: 44 + index * 12 })),
    ),
  );

/** The maker's stamp: a kiln mouth and three reeds. */
const stamp = () =>
  svg(
    480,
    480,
    '',
    rect(0, 0, 480, 480, rust),
    circle(240, 240, 176, 'none', { stroke: oat, 'stroke-width': 9 }),
    path('M140 336V262A100 100 0 0 1 340 262V336Z', oat),
    path('M192 336V278A48 48 0 0 1 288 278V336Z', rust),
    [-1, 0, 1].map((side) => [
      line(`M${240 + side * 14} 168Q${240 + side * 18} 140 ${240 + side * 40} 112`, oat, 6),
      ellipse(240 + side * 42, 106, 8, 22, oat, { transform: `rotate(${side * 12} ${240 + side * 56} 132)` }),
    ]),
  );

/** Two drying shelves in the studio. */
function shelf() {
  const row = (floor, pots) => [
    pots.map(([x, shape, size, glaze, dip, dipAt], index) =>
      put(x, floor, shape, size, draw(`s${floor}${index}`, shape, { glaze, dip, dipAt })),
    ),
    rect(0, floor - 4, 1160, 24, '#8a6242'),
    rect(0, floor - 4, 1160, 6, '#a87c57'),
  ];
  return svg(
    1160,
    870,
    blurred('soft', 8),
    rect(0, 0, 1160, 870, '#e3d3bb'),
    path('M120 0H420L860 870H520Z', '#fff6e4', { opacity: 0.5 }),
    row(280, [
      [120, 'cup', 1, oat, rust, 50],
      [250, 'cup', 1, oat, olive, 60],
      [380, 'cup', 1, oat, blue, 44],
      [600, 'jug', 0.58, '#c98b53', rust, 180],
      [760, 'bottle', 0.66, blue, '#41606d', 200],
      [880, 'bottle', 0.56, oat, '#d9b48a', 180],
      [1040, 'mug', 0.9, '#d9b48a', oat, 90],
    ]),
    row(570, [
      [170, 'vase', 0.62, rust, oat, 200],
      [400, 'bowl', 0.9, '#dce3e2', blue, 64],
      [640, 'vase', 0.54, olive, '#4e5330', 160],
      [820, 'cup', 1.1, rust, oat, 56],
      [1020, 'bowl', 0.66, oat, rust, 70],
    ]),
    row(830, [
      [130, 'mug', 0.8, oat, olive, 96],
      [300, 'mug', 0.8, oat, rust, 96],
      [540, 'jug', 0.56, olive, '#4e5330', 210],
      [700, 'jug', 0.48, oat, blue, 200],
      [920, 'bowl', 1, '#d9b48a', rust, 80],
    ]),
  );
}

export const pictures = {
  stamp,
  'window-table': still,
  'everyday-mug': mug,
  'wash-bowl': bowl,
  'shoulder-vase': vase,
  'oil-bottles': bottle,
  'sunday-jug': jug,
  'three-cups': cups,
  'drying-shelf': shelf,
};
