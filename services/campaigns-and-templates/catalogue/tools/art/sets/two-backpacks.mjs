// Travel: railway posters of places that do not exist, flat inks and one sun each.
import { at, circle, crag, ellipse, group, line, linear, path, polygon, rect, ridge, seeded, svg } from '../pen.mjs';
import { letters } from '../lettering.mjs';

const cream = '#fff3dc';
const ink = '#12303a';

const poster = (name, sky, ...body) =>
  svg(
    600,
    800,
    linear('sky', sky),
    rect(0, 0, 600, 800, 'url(#sky)'),
    body,
    rect(0, 584, 600, 216, cream),
    letters(name, 300, 620, { height: 46, weight: 9, colour: ink, anchor: 'middle', spacing: 2.4 }),
  );

const hiker = (x, y, size, pack, flip = 1) =>
  group(
    { transform: `translate(${x} ${y}) scale(${size * flip} ${size})` },
    line('M-6 60L-24 120M10 60L24 118', '#1b2530', 20),
    path('M-24 64C-30 0 -16 -22 4 -22S32 0 26 64Z', '#27404a'),
    path('M-52 52C-62 -6 -50 -34 -24 -34C-10 -34 -8 10 -12 52Z', pack),
    rect(-56, -50, 44, 18, '#e8d7b4', { rx: 9 }),
    line('M14 0C34 14 42 26 46 40', '#27404a', 14),
    line('M48 16L56 120', '#4a3524', 5),
    circle(6, -46, 22, '#b97a52'),
    path('M-20 -50C-18 -82 34 -84 32 -50L46 -46H-22Z', pack),
  );

/** Two people on a ridge, the valley full of evening. */
function ridgeWalk() {
  const random = seeded(7);
  const layers = ['#f59e6c', '#e0785e', '#b0566a', '#6d4368', '#3a3557'];
  return svg(
    1160,
    870,
    linear('sky', ['#2d6f86', '#6fb3a8', '#f6d28d', '#f7a66a']),
    rect(0, 0, 1160, 870, 'url(#sky)'),
    circle(580, 250, 130, '#fff0c2'),
    [
      [160, 110],
      [860, 70],
      [980, 150],
    ].map(([x, y]) => [
      ellipse(x, y, 110, 16, cream, { opacity: 0.7 }),
      ellipse(x + 60, y + 20, 90, 12, cream, { opacity: 0.55 }),
    ]),
    layers.map((colour, index) => path(crag(1160, 900, 270 + index * 66, 130 - index * 16, 6, random), colour)),
    path('M-20 560C220 480 420 490 640 520S1000 590 1200 490V900H-20Z', ink),
    hiker(490, 392, 1.1, '#e2543f'),
    hiker(660, 414, 1, '#f0b23a'),
  );
}

function dunes() {
  return poster(
    'Sarrakh',
    ['#f7c77f', '#f08a5b', '#d9573f'],
    circle(420, 210, 96, cream),
    path('M-40 470C120 380 260 360 420 430S640 470 660 450V800H-40Z', '#e9a55c'),
    path('M-40 540C80 470 220 440 340 520C400 560 520 540 660 500V800H-40Z', '#c96f3c'),
    path('M120 490C190 470 280 470 340 520C300 560 260 640 300 800H-40V560C20 520 70 500 120 490Z', '#a7502f'),
    [0, 1, 2, 3].map((index) =>
      group(
        { transform: `translate(${350 + index * 52} ${500 + index * 6}) scale(.5)` },
        path(
          'M-40 20C-40 -20 -20 -24 -10 -50C4 -66 16 -30 30 -24C50 -18 60 -60 70 -72L92 -70C86 -40 76 10 40 20Z',
          '#4a2320',
        ),
        line('M-30 16V60M-14 16V60M24 16V60M36 16V60', '#4a2320', 8),
      ),
    ),
    path('M-40 640C140 590 300 640 420 650S600 610 660 620V800H-40Z', '#8a3a2a'),
  );
}

function fjord() {
  const random = seeded(18);
  return poster(
    'Haldvik',
    ['#16324f', '#3f7f93', '#cfe5d8'],
    [0, 1, 2].map((index) =>
      path(`M-20 ${150 + index * 30}C160 ${60 + index * 40} 320 ${220 - index * 20} 640 ${70 + index * 44}`, 'none', {
        stroke: ['#7cf0c0', '#b9f5a8', '#6bd6e0'][index],
        'stroke-width': 26 - index * 6,
        opacity: 0.4,
      }),
    ),
    path(crag(600, 700, 330, 190, 6, random), '#5d8ea0'),
    path('M-20 300L110 210L190 320L270 420L330 520V800H-20Z', '#274c5e'),
    path('M640 260L520 200L440 330L380 440L330 520V800H640Z', '#1c3a4b'),
    path('M110 210L150 262L118 276L96 250L80 262ZM520 200L556 236L524 252L498 238Z', cream),
    rect(0, 516, 600, 190, '#2f6d80'),
    Array.from({ length: 9 }, (_, index) =>
      line(`M${240 - index * 16} ${540 + index * 17}h${180 + index * 22}`, '#9fd3cf', 4, { opacity: 0.7 }),
    ),
    group(
      { transform: 'translate(330 586)' },
      path('M-70 0H70L50 30H-52Z', '#d8432f'),
      rect(-20, -28, 44, 28, cream),
      line('M30 0V-60', ink, 6),
      path('M34 -58L78 -20H34Z', cream),
    ),
    [
      [90, 508],
      [124, 512],
      [158, 510],
    ].map(([x, y], index) => [
      rect(x, y - 26, 28, 30, ['#d8432f', '#f0b23a', cream][index]),
      path(`M${x - 4} ${y - 26}l18 -20 18 20Z`, ink),
    ]),
  );
}

function falls() {
  const random = seeded(25);
  const frond = (x, y, turn, reach, colour) =>
    at(x, y, turn, path(`M0 0Q${reach * 0.5} -46 ${reach} 0Q${reach * 0.5} 30 0 0Z`, colour));
  return poster(
    'Ouale',
    ['#ffe7a6', '#bfe0a0', '#5fb08a'],
    circle(170, 170, 80, '#fff8e0'),
    path('M-20 260C100 220 160 240 210 300V800H-20ZM620 200C520 210 430 230 392 300V800H620Z', '#2c7d62'),
    path('M-20 330C80 300 180 320 214 370V800H-20ZM620 300C540 290 420 300 388 380V800H620Z', '#1d5f4d'),
    path('M210 290C250 270 350 270 392 290L404 690H198Z', '#e8fbf5'),
    Array.from({ length: 12 }, (_, index) =>
      line(`M${222 + index * 15} ${300 + random() * 20}V${560 + random() * 110}`, index % 2 ? '#a9e2dc' : '#7fcbd0', 5),
    ),
    path('M-20 640C120 600 480 600 620 640V800H-20Z', '#2d9aa0'),
    [240, 300, 360].map((x) => ellipse(x, 640, 70, 18, '#f4fffb', { opacity: 0.9 })),
    Array.from({ length: 12 }, (_, index) => [
      frond(20, 660, -90 + index * 12, 190 - index * 6, index % 2 ? '#0f4a3c' : '#17705a'),
      frond(590, 650, -90 - index * 12, 200 - index * 6, index % 2 ? '#0f4a3c' : '#17705a'),
    ]),
    [
      [120, 590],
      [478, 560],
      [516, 620],
    ].map(([x, y], index) =>
      group(
        { transform: `translate(${x} ${y})` },
        Array.from({ length: 5 }, (_, petal) =>
          at(0, 0, petal * 72, ellipse(20, 0, 20, 11, ['#ff6b6b', '#ffb02e', '#ff6b6b'][index])),
        ),
        circle(0, 0, 8, cream),
      ),
    ),
  );
}

function lagoon() {
  const palm = (x, y, lean, size) =>
    group(
      { transform: `translate(${x} ${y}) scale(${size})` },
      line(`M0 0Q${lean * 0.3} -120 ${lean} -230`, '#6b4128', 20),
      Array.from({ length: 7 }, (_, index) =>
        at(lean, -230, -200 + index * 37, path('M0 0Q70 -40 140 18Q70 -6 0 0Z', index % 2 ? '#1d6b4f' : '#2b8a5e')),
      ),
      circle(lean - 6, -218, 11, '#4a2a17'),
      circle(lean + 14, -214, 11, '#4a2a17'),
    );
  return poster(
    'Pukareva',
    ['#5cc4e0', '#a5e6e6', '#fef0c8'],
    [
      [140, 130],
      [420, 190],
    ].map(([x, y]) => path(`M${x - 90} ${y}a44 44 0 0 1 78 -24a56 56 0 0 1 98 10a36 36 0 0 1 14 24Z`, cream)),
    path('M80 420C160 320 230 260 300 250S460 330 540 420Z', '#3c8f6b'),
    path('M300 250C360 280 440 340 540 420H330Z', '#2a6d55'),
    rect(0, 414, 600, 300, '#1fa3b5'),
    path('M-20 520C160 480 420 500 620 540V760H-20Z', '#5fd0c8'),
    path('M-20 640C140 580 300 590 420 640S560 690 620 690V800H-20Z', '#f7dfa6'),
    line('M60 460h120M330 446h180M240 490h90', '#c9f3ee', 6),
    group(
      { transform: 'translate(430 546)' },
      path('M-80 0C-40 26 40 26 80 0Z', '#d8432f'),
      line('M0 0V-90', ink, 6),
      path('M6 -86C60 -60 66 -30 62 -8H6Z', cream),
    ),
    palm(110, 680, 70, 1.1),
    palm(60, 700, -30, 0.86),
  );
}

function nightCity() {
  const random = seeded(66);
  const towers = Array.from({ length: 13 }, (_, index) => {
    const tall = 160 + random() * 260;
    const x = -10 + index * 48;
    const lights = Array.from({ length: 14 }, () =>
      rect(
        x + 6 + Math.floor(random() * 4) * 10,
        700 - tall + 16 + Math.floor((random() * (tall - 60)) / 18) * 18,
        6,
        9,
        random() < 0.3 ? '#ff8fa3' : '#ffd98a',
      ),
    );
    return [rect(x, 700 - tall, 46, tall + 40, index % 3 ? '#2a2155' : '#3b2b6e'), lights];
  });
  return poster(
    'Minato Bay',
    ['#1a1440', '#5a2a77', '#ff7d8a'],
    circle(300, 330, 130, '#ffd0a0'),
    Array.from({ length: 30 }, () => circle(random() * 600, random() * 260, 2 + random() * 2, cream, { opacity: 0.8 })),
    towers,
    polygon(
      [
        [286, 700],
        [296, 220],
        [300, 150],
        [304, 220],
        [314, 700],
      ],
      '#e2543f',
    ),
    [300, 420, 540].map((y, index) => rect(270 - index * 10, y, 60 + index * 20, 14, '#e2543f')),
    rect(0, 540, 600, 60, '#181236'),
    Array.from({ length: 10 }, (_, index) =>
      line(`M${20 + index * 60} ${552 + (index % 3) * 10}h34`, index % 2 ? '#ff8fa3' : '#ffd98a', 4, { opacity: 0.8 }),
    ),
  );
}

const morning = () => {
  const random = seeded(2);
  return svg(
    600,
    600,
    linear('s', ['#ffd9a0', '#ffb07c']),
    rect(0, 0, 600, 600, 'url(#s)'),
    path(ridge(600, 640, 330, 40, 3, random), '#c8694f'),
    path(ridge(600, 640, 400, 40, 3, random), '#7d3f4d'),
    path('M120 520L300 250L480 520Z', '#f0b23a'),
    path('M300 250L480 520H340Z', '#c98a1e'),
    path('M262 520L300 400L338 520Z', ink),
    rect(0, 514, 600, 90, ink),
    circle(470, 130, 50, cream),
  );
};

export const pictures = {
  'ridge-walk': ridgeWalk,
  sarrakh: dunes,
  haldvik: fjord,
  ouale: falls,
  pukareva: lagoon,
  minato: nightCity,
  tent: morning,
};
