// Fitness: hard diagonals and facets, one lime against black.
import { circle, group, halftone, line, linear, path, polygon, rect, svg } from '../pen.mjs';
import { letters } from '../lettering.mjs';

const lime = '#c8f031';
const coal = '#0d0f10';
const slash = (x, width, height, colour, lean = 220) =>
  polygon(
    [
      [x + lean, 0],
      [x + width + lean, 0],
      [x + width, height],
      [x, height],
    ],
    colour,
  );

/** A limb as two facets, so that every body is cut from the same sheet metal. */
function limb(points, width, light, dark) {
  return points.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = points[index];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [nx, ny] = [(-(y2 - y1) / length) * width, ((x2 - x1) / length) * width];
    const taper = 0.8;
    return [
      polygon(
        [
          [x1 + nx, y1 + ny],
          [x1, y1],
          [x2, y2],
          [x2 + nx * taper, y2 + ny * taper],
        ],
        light,
      ),
      polygon(
        [
          [x1 - nx, y1 - ny],
          [x1, y1],
          [x2, y2],
          [x2 - nx * taper, y2 - ny * taper],
        ],
        dark,
      ),
      circle(x2, y2, width * 0.82, dark),
      circle(x1, y1, width * 0.9, light),
    ];
  });
}
const skin = ['#d99a6c', '#b06f45'];
const kit = ['#3b4248', '#22272b'];

/** Sprinter leaving the blocks. */
const runner = (x, y, size) =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    limb(
      [
        [0, 0],
        [-90, 70],
        [-200, 60],
      ],
      26,
      ...skin,
    ),
    limb(
      [
        [-200, 60],
        [-224, 92],
      ],
      16,
      lime,
      '#9cc01a',
    ),
    limb(
      [
        [96, -196],
        [30, -120],
        [-50, -160],
      ],
      20,
      ...skin,
    ),
    limb(
      [
        [0, 0],
        [100, -206],
      ],
      50,
      ...kit,
    ),
    limb(
      [
        [4, -4],
        [120, 40],
        [60, 150],
      ],
      32,
      ...kit,
    ),
    limb(
      [
        [60, 150],
        [40, 196],
      ],
      24,
      ...skin,
    ),
    limb(
      [
        [40, 196],
        [92, 206],
      ],
      16,
      lime,
      '#9cc01a',
    ),
    limb(
      [
        [100, -206],
        [170, -130],
        [240, -200],
      ],
      22,
      ...skin,
    ),
    polygon(
      [
        [100, -292],
        [150, -306],
        [182, -270],
        [172, -226],
        [130, -214],
        [98, -244],
      ],
      skin[0],
    ),
    polygon(
      [
        [150, -306],
        [182, -270],
        [172, -226],
        [140, -256],
      ],
      skin[1],
    ),
    polygon(
      [
        [92, -250],
        [98, -304],
        [150, -322],
        [190, -290],
        [150, -284],
        [118, -270],
      ],
      coal,
    ),
    polygon(
      [
        [92, -262],
        [30, -270],
        [60, -240],
        [96, -240],
      ],
      coal,
    ),
  );
function hero() {
  return svg(
    900,
    1000,
    linear('g', ['#1b2023', '#0d0f10']),
    rect(0, 0, 900, 1000, 'url(#g)'),
    slash(40, 330, 1000, lime, 330),
    slash(430, 60, 1000, '#8fb214', 330),
    slash(540, 20, 1000, lime, 330),
    halftone(0, 700, 900, 300, 22, '#1f2529', (x, y) => (y - 700) / 320),
    runner(430, 640, 1.35),
    rect(0, 900, 900, 12, lime),
    [0, 1, 2, 3, 4].map((index) =>
      line(`M${30 + index * 24} ${420 + index * 66}h${130 - index * 14}`, '#ffffff', 7, {
        opacity: 0.85 - index * 0.12,
      }),
    ),
  );
}
const panel = (ground, ...body) => svg(560, 560, linear('g', ground), rect(0, 0, 560, 560, 'url(#g)'), body);
/** Three programmes: bar, bell, road. */
const barbell = () =>
  panel(
    ['#c8f031', '#a9d012'],
    slash(250, 120, 560, '#b4dc1c', 160),
    line('M30 300H530', coal, 16),
    [
      [96, 210],
      [140, 160],
      [404, 160],
      [448, 210],
    ].map(([x, height]) => [
      rect(x, 300 - height / 2, 34, height, coal, { rx: 6 }),
      rect(x + 6, 300 - height / 2 + 10, 8, height - 20, '#3b4248'),
    ]),
    limb(
      [
        [280, 420],
        [226, 372],
        [236, 300],
      ],
      22,
      ...skin,
    ),
    limb(
      [
        [280, 420],
        [334, 372],
        [324, 300],
      ],
      22,
      ...skin,
    ),
    polygon(
      [
        [206, 424],
        [280, 408],
        [280, 560],
        [222, 560],
      ],
      kit[0],
    ),
    polygon(
      [
        [354, 424],
        [280, 408],
        [280, 560],
        [338, 560],
      ],
      kit[1],
    ),
    circle(280, 364, 40, skin[0]),
    path('M238 352A42 42 0 0 1 322 352L280 338Z', coal),
  );
const kettle = () =>
  panel(
    ['#22282c', '#0d0f10'],
    slash(60, 150, 560, '#2f363b', 200),
    path('M190 210C190 90 370 90 370 210L330 236C330 140 230 140 230 236Z', '#e8ebe4'),
    path('M160 360A120 120 0 1 0 400 360C400 290 350 232 280 232S160 290 160 360Z', lime),
    path('M280 232C350 232 400 290 400 360A120 120 0 0 1 280 480Z', '#9cc01a'),
    letters('24', 280, 334, { height: 66, weight: 14, colour: coal, anchor: 'middle' }),
  );
const road = () =>
  panel(
    ['#f2efe6', '#d9d5c8'],
    circle(280, 112, 60, '#f0632b'),
    rect(0, 150, 560, 410, '#d9d5c8'),
    polygon(
      [
        [250, 150],
        [310, 150],
        [520, 560],
        [40, 560],
      ],
      '#2a2f33',
    ),
    [
      [280, 176, 5, 28],
      [280, 236, 7, 40],
      [280, 316, 11, 60],
      [280, 424, 16, 90],
    ].map(([x, y, width, height]) => rect(x - width / 2, y, width, height, lime)),
    polygon(
      [
        [0, 150],
        [120, 70],
        [230, 150],
      ],
      '#8f958a',
    ),
    polygon(
      [
        [330, 150],
        [450, 50],
        [560, 130],
        [560, 150],
      ],
      '#a8ada0',
    ),
    rect(0, 148, 560, 6, '#2a2f33'),
  );
/** The hall: racks in perspective, one lit. */
function hall() {
  const racks = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = 70 + index * 180;
    const lit = index === 2;
    return group(
      { opacity: lit ? 1 : 0.55 },
      line(`M${x} 440V130H${x + 110}V440`, lit ? lime : '#59636a', 12),
      line(`M${x - 26} 250H${x + 136}`, '#cfd4d0', 8),
      rect(x - 34, 216, 14, 70, lit ? lime : '#59636a'),
      rect(x + 130, 216, 14, 70, lit ? lime : '#59636a'),
    );
  });
  return svg(
    1160,
    870,
    linear('g', ['#171b1e', '#0b0d0e']),
    rect(0, 0, 1160, 870, 'url(#g)'),
    [200, 560, 920].map((x) =>
      polygon(
        [
          [x - 30, 0],
          [x + 30, 0],
          [x + 190, 660],
          [x - 190, 660],
        ],
        '#ffffff',
        { opacity: 0.05 },
      ),
    ),
    rect(0, 660, 1160, 210, '#1f2427'),
    group({ transform: 'translate(-60 -10) scale(1.12 1.52)' }, racks),
    slash(-60, 70, 870, lime, 190),
    slash(40, 16, 870, lime, 190),
    halftone(0, 680, 1160, 190, 20, '#0d0f10', (_x, y) => (y - 680) / 200),
  );
}
export const pictures = { hero, 'bar-club': barbell, 'bell-hour': kettle, 'road-crew': road, hall };
