// Nonprofit: a river in washes. Translucent layers laid over each other, edges a little wet.
import {
  blob,
  circle,
  ellipse,
  group,
  leaf,
  line,
  linear,
  path,
  rect,
  ridge,
  round,
  seeded,
  smooth,
  svg,
} from '../pen.mjs';

const deep = '#0f5565';
const reed = '#4f7a3a';
const wash =
  '<filter id="wash" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.018" numOctaves="3" seed="8" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="16"/></filter>';
const wet = { filter: 'url(#wash)' };
/** A shape with wet edges, and once more dry beneath it: the filter sees nothing outside the picture and would tear its rim. */
const washed = (...shapes) => [shapes, group(wet, shapes)];

function pools(width, height, colours, count, seed) {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) =>
    path(
      blob(random() * width, random() * height, 60 + random() * 150, 0.24, 9, random),
      colours[index % colours.length],
      { opacity: 0.16 + random() * 0.16 },
    ),
  );
}
function river(width, height, from, seed) {
  const bank = (offset) => {
    const points = [];
    for (let step = 0; step <= 6; step += 1)
      points.push([
        width * (0.54 + Math.sin(step * 1.25 + seed) * 0.16 * (step / 6 + 0.3)) + offset * (step / 6) ** 1.6,
        from + ((height - from) * step) / 6,
      ]);
    return points;
  };
  const left = bank(-width * 0.36);
  const right = bank(width * 0.36);
  return `${smooth(left)}L${round(right.at(-1)[0])} ${height}${smooth([...right].reverse()).replace(/^M[\d.-]+ [\d.-]+/, '')}Z`;
}
const reeds = (x, floor, count, seed, height = 200) => {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const tall = height * (0.6 + random() * 0.5);
    const lean = (random() - 0.5) * 60;
    const root = x + index * 17;
    return [
      line(
        `M${root} ${floor}Q${round(root + lean * 0.2)} ${round(floor - tall * 0.6)} ${round(root + lean)} ${round(floor - tall)}`,
        index % 2 ? reed : '#335a33',
        6,
      ),
      index % 3 === 0
        ? ellipse(root + lean, floor - tall, 8, 30, '#7b4a26', {
            transform: `rotate(${round(lean / 4)} ${round(root + lean)} ${round(floor - tall)})`,
          })
        : '',
    ];
  });
};
function heron(x, y, size, flip = 1) {
  return group(
    { transform: `translate(${x} ${y}) scale(${size * flip} ${size})` },
    line('M-10 60L-6 210M24 60L34 208M-6 210L-34 216M34 208L8 216', '#3c3527', 6),
    path('M-130 40C-60 -30 60 -40 96 10C80 60 10 92 -60 70C-90 62 -120 56 -130 40Z', '#6f8fa3'),
    path('M-136 46C-80 40 -20 52 30 60C0 84 -90 84 -136 46Z', '#40596b'),
    path('M80 20C120 -20 70 -80 96 -130C104 -150 130 -150 134 -130C116 -84 150 -20 100 40Z', '#e6ecec'),
    path('M96 -130C100 -158 140 -160 146 -130L214 -116L144 -110C130 -104 104 -110 96 -130Z', '#e6ecec'),
    path('M144 -128L220 -115L144 -112Z', '#e0a63a'),
    path('M98 -138C80 -150 50 -150 24 -140C56 -136 80 -124 100 -124Z', '#27323c'),
    circle(130, -130, 5, '#27323c'),
  );
}
function trout(x, y, size, turn = 0) {
  const random = seeded(10);
  const dots = Array.from({ length: 26 }, () =>
    circle(-90 + random() * 190, -34 + random() * 34, 3 + random() * 4, random() < 0.3 ? '#c2452d' : '#3d3a24', {
      opacity: 0.85,
    }),
  );
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    path('M-160 4C-110 -60 40 -70 130 -8L200 -56C188 -16 188 20 204 56L130 14C50 70 -100 66 -160 4Z', '#b08d4a'),
    path('M-160 4C-100 40 40 46 130 14C50 70 -100 66 -160 4Z', '#ecd9a6'),
    path('M-20 -52C10 -92 50 -90 64 -46ZM-30 46C-10 84 20 84 30 50Z', '#8a6a34'),
    dots,
    circle(-120, -8, 8, '#fff'),
    circle(-121, -8, 5, '#1c2a2c'),
    line('M-92 -34Q-72 0 -92 34', '#8a6a34', 5),
  );
}

function valley() {
  const random = seeded(33);
  return svg(
    1160,
    800,
    wash + linear('s', ['#cfe9ee', '#f4f4e2']) + linear('r', ['#8fcbd0', '#2f8a98', '#0f5565']),
    rect(0, 0, 1160, 800, 'url(#s)'),
    pools(1160, 300, ['#9ad4e0', '#fff3c9', '#bfe3ea'], 12, 3),
    circle(860, 150, 62, '#f6d57a', { opacity: 0.85, ...wet }),
    washed(
      ['#b7cfa9', '#93b784', '#6f9a63'].map((colour, index) =>
        path(ridge(1160, 860, 280 + index * 46, 46, 4, random), colour, { opacity: 0.85 }),
      ),
      path('M-40 420C300 390 860 400 1200 430V840H-40Z', '#7fa765'),
      path(river(1160, 850, 392, 0.8), 'url(#r)'),
    ),
    [460, 520, 590, 660, 730].map((y, index) =>
      line(`M${540 - index * 40 + random() * 80} ${y}q40 -10 80 0t80 0`, '#e8fbf8', 4, { opacity: 0.7 }),
    ),
    Array.from({ length: 9 }, (_, index) =>
      group(
        { transform: `translate(${60 + index * 34 + random() * 16} ${430 + (index % 3) * 12})`, ...wet },
        ellipse(0, -26, 22, 36, index % 2 ? '#3e6b3a' : '#5a8a45'),
        rect(-3, 0, 6, 26, '#5b3d24'),
      ),
    ),
    reeds(930, 800, 12, 6, 250),
    reeds(-6, 800, 10, 2, 210),
    heron(300, 600, 0.82),
  );
}
const tile = (ground, ...body) => svg(600, 600, wash + linear('w', ground), rect(0, 0, 600, 600, 'url(#w)'), body);
const planting = () =>
  tile(
    ['#e3f0d5', '#c5dfae'],
    pools(600, 600, ['#fff6cf', '#a8d08c'], 9, 7),
    washed(path('M-40 474C150 430 420 440 640 474V640H-40Z', '#6b4a2e')),
    [
      [150, 250],
      [300, 330],
      [450, 220],
    ].map(([x, tall], index) =>
      group(
        {},
        line(`M${x} 470V${470 - tall}`, '#4d6b34', 9),
        Array.from({ length: 5 }, (_, pair) =>
          [-1, 1].map((side) =>
            group(
              { transform: `translate(${x} ${470 - tall + 24 + pair * 42}) rotate(${side > 0 ? -28 : 208})` },
              path(leaf(92 - pair * 4 + index * 6, 26), side > 0 ? '#5f9140' : '#7cb055', wet),
            ),
          ),
        ),
      ),
    ),
    ellipse(150, 476, 56, 14, '#4e341e'),
    ellipse(300, 476, 66, 14, '#4e341e'),
    ellipse(450, 476, 56, 14, '#4e341e'),
  );
const ladder = () =>
  tile(
    ['#a7dce0', '#1f7485'],
    pools(600, 600, ['#d6f5f2', '#0f5565'], 10, 4),
    [0, 1, 2, 3].map((step) => [
      washed(
        path(
          `M${step * 150 - (step ? 0 : 40)} ${170 + step * 100}H640V640H${step * 150 - (step ? 0 : 40)}Z`,
          ['#7fc4cb', '#4ea6b3', '#2c8797', deep][step],
        ),
      ),
      rect(step * 150 - 14, 160 + step * 100, 28, 116, '#8d7a5e', { rx: 6 }),
      line(`M${step * 150 + 20} ${196 + step * 100}q20 -10 40 0t40 0`, '#eafcff', 5),
    ]),
    trout(300, 170, 0.86, -28),
  );
const watch = () =>
  tile(
    ['#fbf3d9', '#e9dcae'],
    pools(600, 600, ['#f6d57a', '#fff'], 8, 9),
    group(
      { transform: 'translate(300 300)' },
      path('M-60 -190H60V-140L130 150C140 196 96 214 0 214S-140 196 -130 150L-60 -140Z', '#ffffff', {
        opacity: 0.85,
        stroke: '#9db7bb',
        'stroke-width': 6,
      }),
      path('M-98 20L-130 150C-140 196 -96 214 0 214S140 196 130 150L98 20Q50 44 0 20T-98 20Z', '#4ea6b3', wet),
      rect(-74, -206, 148, 26, '#8d7a5e', { rx: 8 }),
      [40, 0, -40, -80].map((y) => line(`M44 ${y}H76`, '#9db7bb', 5)),
      path(leaf(80, 20), reed, { transform: 'translate(-50 120) rotate(-30)' }),
      circle(40, 130, 10, '#eafcff'),
      circle(64, 90, 7, '#eafcff'),
    ),
  );
const people = () =>
  svg(
    1160,
    870,
    wash + linear('s', ['#d8eef0', '#fdf6df']),
    rect(0, 0, 1160, 870, 'url(#s)'),
    pools(1160, 600, ['#bfe3ea', '#fff3c9'], 10, 12),
    washed(path('M-40 584C300 530 820 556 1200 600V930H-40Z', '#8db873')),
    washed(path('M-40 744C300 700 820 730 1200 750V930H-40Z', '#2f8a98')),
    [
      [170, '#d9603b', '#6a4028'],
      [370, '#e0a63a', '#e0ac84'],
      [580, '#0f5565', '#c08a62'],
      [790, '#7a4b7e', '#f0c8a4'],
      [980, '#4f7a3a', '#8a5a3c'],
    ].map(([x, shirt, tone], index) =>
      group(
        { transform: `translate(${x} ${410 + (index % 2) * 20}) scale(1.55)` },
        path('M-46 190C-52 90 -40 50 0 50S52 90 46 190Z', shirt),
        rect(-36, 170, 30, 40, '#33413a'),
        rect(6, 170, 30, 40, '#33413a'),
        circle(0, 10, 38, tone),
        path(
          'M-40 6C-40 -44 40 -44 40 6C20 -16 -20 -16 -40 6Z',
          ['#2b1c14', '#5b3a22', '#1c1a18', '#a05a2c', '#111'][index],
        ),
        line('M40 90L92 126', shirt, 20),
        index < 4
          ? rect(84, 110, 40, 54, index % 2 ? '#4f7a3a' : '#33413a', { rx: 6 })
          : line('M92 60V200', '#7b4a26', 8),
      ),
    ),
    reeds(1040, 870, 7, 21, 240),
    reeds(-6, 870, 7, 5, 220),
  );

export const pictures = {
  valley,
  'bank-planting': planting,
  'fish-ladder': ladder,
  'water-watch': watch,
  volunteers: people,
};
