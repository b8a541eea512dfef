// Yoga teacher: people built of one rounded stroke each, in front of one shape.
import { blob, circle, ellipse, group, line, linear, path, rect, ridge, seeded, smooth, svg } from '../pen.mjs';

const plum = '#4a3355';
const clay = '#d98e73';
const sand = '#f6e4d0';
const lilac = '#c9b6dd';
const moss = '#7f9a80';

/** Limbs as [path, width, colour]; the head last. */
const figure = (limbs, [headX, headY], skin, hair, bun = [0, -34]) =>
  group(
    {},
    limbs.map(([d, width, colour]) => line(d, colour, width)),
    circle(headX + bun[0] * 1.1, headY + bun[1] * 1.1, 17, hair),
    circle(headX, headY, 32, skin),
    path(
      `M${headX - 33} ${headY + 2}A33 33 0 0 1 ${headX + 33} ${headY + 2}Q${headX} ${headY - 22} ${headX - 33} ${headY + 2}Z`,
      hair,
    ),
  );

const seated = (skin, top, legs, hair) =>
  figure(
    [
      ['M-20 96C-110 96 -140 130 -70 140C-10 146 20 140 60 132', 44, legs],
      ['M20 96C110 96 140 130 70 140C10 146 -20 140 -60 132', 44, legs],
      ['M0 90V-10', 84, top],
      ['M-34 -26C-70 10 -92 50 -96 88', 24, skin],
      ['M34 -26C70 10 92 50 96 88', 24, skin],
      ['M0 -40V-70', 26, skin],
    ],
    [0, -96],
    skin,
    hair,
  );

function river() {
  const random = seeded(9);
  return svg(
    1160,
    870,
    linear('s', ['#b9a3d3', '#eab8ae', '#fbdcb6']) + linear('w', ['#f3c7ab', '#b99bc4', '#7f6c9c']),
    rect(0, 0, 1160, 870, 'url(#s)'),
    circle(580, 410, 190, '#fff1d6'),
    path(ridge(1160, 900, 400, 60, 4, random), '#a98bb5', { opacity: 0.8 }),
    path(ridge(1160, 900, 450, 40, 4, random), '#8b719f'),
    rect(0, 520, 1160, 350, 'url(#w)'),
    Array.from({ length: 16 }, (_, index) =>
      line(`M${580 - 60 - random() * 160} ${540 + index * 16}h${160 + random() * 200}`, '#fff1d6', 5, {
        opacity: 0.7 - index * 0.035,
      }),
    ),
    ellipse(580, 760, 330, 50, plum, { opacity: 0.9 }),
    group({ transform: 'translate(580 600) scale(1.02)' }, seated('#8a5a44', sand, clay, '#2c1d2e')),
    [
      [60, 700],
      [110, 720],
      [1040, 700],
      [1090, 724],
    ].map(([x, y], index) =>
      Array.from({ length: 7 }, (_, blade) =>
        line(
          `M${x + blade * 9} ${y + 170}Q${x + blade * 12 - 20} ${y} ${x + (blade - 3) * 26} ${y - 60 + blade * 9}`,
          index % 2 ? moss : '#5f7a66',
          7,
        ),
      ),
    ),
  );
}

const pose = (ground, shape, seed, body, floor = 520) =>
  svg(
    800,
    600,
    '',
    rect(0, 0, 800, 600, ground),
    group(
      { transform: 'translate(100 12) scale(1 .97)' },
      path(blob(300, 290, 250, 0.1, 8, seeded(seed)), shape),
      rect(70, floor, 460, 26, plum, { rx: 13 }),
      body,
    ),
  );

const treePose = () =>
  pose(
    '#f1e7f5',
    lilac,
    4,
    group(
      { transform: 'translate(300 280)' },
      figure(
        [
          ['M4 60V226', 40, plum],
          ['M10 66C70 90 96 130 30 150', 38, plum],
          ['M0 64V-40', 66, clay],
          ['M-24 -52C-70 -110 -50 -170 -4 -200', 20, '#e3b393'],
          ['M24 -52C70 -110 50 -170 4 -200', 20, '#e3b393'],
          ['M0 -60V-84', 22, '#e3b393'],
        ],
        [0, -116],
        '#e3b393',
        '#7a3f2c',
      ),
    ),
    512,
  );
const warrior = () =>
  pose(
    '#fdf0e2',
    '#f3c7a5',
    11,
    group(
      { transform: 'translate(290 300)' },
      figure(
        [
          ['M-10 70C-70 90 -110 140 -150 212', 42, moss],
          ['M10 70C70 80 110 90 120 120V212', 42, moss],
          ['M120 214h40', 24, moss],
          ['M0 70V-50', 70, plum],
          ['M-20 -46H-190', 22, '#8a5a44'],
          ['M20 -46H190', 22, '#8a5a44'],
          ['M0 -64V-90', 22, '#8a5a44'],
        ],
        [0, -122],
        '#8a5a44',
        '#1f1720',
      ),
    ),
    512,
  );
const downDog = () =>
  pose(
    '#e8f0e6',
    '#b7cbb3',
    17,
    group(
      { transform: 'translate(300 330)' },
      figure(
        [
          ['M10 -96C70 -20 110 80 140 176', 44, clay],
          ['M140 178h36', 22, clay],
          ['M4 -92C-50 -40 -80 10 -100 60', 64, '#f6f0e4'],
          ['M-104 56C-130 100 -160 140 -186 176', 24, '#c98d66'],
        ],
        [-92, 110],
        '#c98d66',
        '#3a2a22',
        [6, 30],
      ),
    ),
    512,
  );
const rest = () =>
  pose(
    '#efe6da',
    '#d9c2a3',
    23,
    group(
      { transform: 'translate(300 440)' },
      figure(
        [
          ['M150 40C90 30 60 60 170 56', 40, plum],
          ['M160 40C150 -30 90 -60 10 -30', 60, lilac],
          ['M20 -20C-20 -10 -50 20 -80 40', 58, lilac],
          ['M-70 40C-110 56 -140 58 -176 60', 24, '#6d4432'],
        ],
        [-104, 26],
        '#6d4432',
        '#17110f',
        [22, -24],
      ),
    ),
    512,
  );

const bowl = () => {
  const rings = [250, 205, 160].map((reach) =>
    circle(300, 300, reach, 'none', { stroke: clay, 'stroke-width': 5, opacity: 0.35 }),
  );
  return svg(
    600,
    600,
    linear('b', ['#e9b872', '#b9783f']),
    rect(0, 0, 600, 600, sand),
    rings,
    ellipse(300, 470, 170, 40, plum),
    path('M160 300H440C440 400 390 452 300 452S160 400 160 300Z', 'url(#b)'),
    ellipse(300, 300, 140, 28, '#8a5528'),
    ellipse(300, 304, 112, 18, '#6a3f1c'),
    line('M420 270L520 150', '#8a5a44', 18),
    line('M420 270L448 236', plum, 26),
    line(
      smooth([
        [190, 350],
        [220, 372],
        [260, 380],
        [300, 382],
      ]),
      '#f6d6a0',
      6,
    ),
  );
};

export const pictures = { river, tree: treePose, warrior, 'down-dog': downDog, rest, bowl };
