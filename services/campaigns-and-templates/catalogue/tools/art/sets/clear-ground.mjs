// Coach: layers of cut paper with soft shadows, warm and quiet.
import {
  blob,
  circle,
  ellipse,
  group,
  leaf,
  line,
  paperShadow,
  path,
  rect,
  ridge,
  seeded,
  smooth,
  svg,
} from '../pen.mjs';

const clay = '#c8663f';
const moss = '#5c7150';
const forest = '#2f4a3c';
const sun = '#e9a94b';
const cut = { filter: 'url(#cut)' };
const defs = paperShadow('cut', 9, 7, 0.26, '#3a2415');

function sprig(x, y, turn, colour, size = 1) {
  const leaves = [];
  for (let index = 0; index < 5; index += 1) {
    leaves.push(group({ transform: `translate(${index * 30} 0) rotate(-48)` }, path(leaf(58 - index * 4, 20), colour)));
    leaves.push(
      group({ transform: `translate(${index * 30 + 12} 0) rotate(48)` }, path(leaf(58 - index * 4, 20), colour)),
    );
  }
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})`, ...cut },
    line('M-30 0H150', colour, 5),
    leaves,
    group({ transform: 'translate(148 0)' }, path(leaf(54, 18), colour)),
  );
}

/** A woman with short silver curls and a terracotta jacket. */
function portrait() {
  const random = seeded(14);
  const curls = [
    [250, 218, 50],
    [286, 170, 56],
    [346, 146, 60],
    [408, 164, 56],
    [446, 212, 50],
    [458, 268, 40],
    [238, 272, 40],
    [318, 196, 54],
    [384, 194, 54],
  ];
  return svg(
    800,
    800,
    defs,
    rect(0, 0, 800, 800, '#f7d9b0'),
    group(
      { transform: 'translate(50 70)' },
      path(blob(350, 330, 330, 0.06, 9, random), sun, cut),
      path(blob(350, 350, 258, 0.05, 8, random), '#f4c679', cut),
      path('M40 740C56 610 150 556 268 528H432C552 556 640 610 660 740Z', clay, cut),
      path('M262 532L350 640L438 532L404 500H296Z', '#f6efe3', cut),
      path('M150 740C176 660 214 588 262 530L338 740ZM550 740C524 660 486 588 438 530L362 740Z', '#b25632', cut),
      path('M300 420H400V520C400 560 300 560 300 520Z', '#a8714f'),
      group(
        cut,
        curls.map(([x, y, r]) => circle(x, y, r, '#d9d4cc')),
      ),
      path('M256 280C256 200 300 176 350 176S444 200 444 280C444 384 404 452 350 452S256 384 256 280Z', '#c98d66', cut),
      group(
        {},
        curls.slice(1, 5).map(([x, y, r]) => circle(x + (x < 350 ? 6 : -6), y + 16, r * 0.74, '#e7e2da')),
      ),
      line('M290 300q20-14 40 0M370 300q20-14 40 0', '#4a2b1c', 7),
      line('M288 268q22-14 44-4M368 264q22-10 44 4', '#8d877e', 7),
      line('M350 304c-6 26-14 42-12 48c4 8 18 8 26 4', '#a8714f', 6),
      path('M312 386C336 400 366 400 390 386C382 420 320 420 312 386Z', '#fff7ee'),
      line('M312 386C336 398 366 398 390 386', '#8e4630', 5),
      circle(262, 356, 10, '#e3c15b'),
      circle(438, 356, 10, '#e3c15b'),
    ),
    sprig(70, 760, -64, moss, 1.25),
    sprig(738, 786, -112, forest, 1.1),
  );
}

function hills(width, height, seed, sunX) {
  const random = seeded(seed);
  const layers = ['#e3b98a', '#d08d5d', '#a9764e', '#7d8a5e', moss, forest];
  return [
    rect(0, 0, width, height, '#fbeedb'),
    circle(sunX, height * 0.34, height * 0.2, '#f0b95c', cut),
    layers.map((colour, index) =>
      path(
        ridge(width, height + 60, height * (0.46 + index * 0.1), height * 0.07, 4 + (index % 3), random),
        colour,
        cut,
      ),
    ),
  ];
}

function trail() {
  const way = smooth([
    [640, 900],
    [470, 800],
    [690, 706],
    [540, 610],
    [670, 540],
    [604, 476],
  ]);
  return svg(
    1160,
    870,
    defs,
    hills(1160, 870, 3, 820),
    line(way, '#f7e6cb', 30, cut),
    line(way, '#fff6e6', 8, { 'stroke-dasharray': '2 26' }),
    group({ transform: 'translate(596 396)' }, line('M8 82V0', '#3a2415', 6), path('M10 0L80 20L10 42Z', clay, cut)),
  );
}

/** Three small scenes, one per offer. */
const card = (...body) => svg(480, 480, defs, body);
const firstCall = () =>
  card(
    rect(0, 0, 480, 480, '#efd2ae'),
    path(blob(240, 250, 190, 0.08, 8, seeded(2)), '#f7e3c6', cut),
    group(cut, rect(96, 150, 190, 130, clay, { rx: 36 }), path('M140 262L132 330L196 270Z', clay)),
    group(cut, rect(210, 220, 180, 120, forest, { rx: 36 }), path('M344 324L356 388L296 330Z', forest)),
    [146, 190, 234].map((x) => circle(x, 214, 11, '#fff1de')),
    line('M250 268H350M250 298H316', '#e8eadb', 12),
  );
const stairs = () =>
  card(
    rect(0, 0, 480, 480, '#dfe3d2'),
    circle(354, 130, 66, sun, cut),
    [0, 1, 2, 3, 4].map((step) =>
      rect(40 + step * 84, 372 - step * 58, 480, 400, ['#c9d0b6', '#a7b391', '#84946f', moss, forest][step], cut),
    ),
    group({ transform: 'translate(396 62)' }, line('M0 78V-6', '#3a2415', 5), path('M2 -6L48 8L2 22Z', clay)),
  );
const table = () =>
  card(
    rect(0, 0, 480, 480, '#f3dfc4'),
    ellipse(240, 240, 178, 178, '#a9764e', cut),
    ellipse(240, 240, 150, 150, '#bd8a60'),
    [0, 60, 120, 180, 240, 300].map((turn) =>
      group(
        { transform: `rotate(${turn} 240 240)` },
        group(cut, rect(204, 24, 72, 58, [clay, forest, sun][(turn / 60) % 3], { rx: 24 })),
        rect(218, 112, 44, 56, '#fff6e8', { rx: 4, ...cut }),
      ),
    ),
    circle(240, 240, 30, '#fff1de', cut),
    circle(240, 240, 20, '#6b4127'),
  );

function closing() {
  return svg(
    1160,
    870,
    defs,
    hills(1160, 870, 11, 320),
    sprig(850, 850, -82, '#8fa078', 2),
    sprig(960, 880, -104, moss, 2.4),
    sprig(1080, 860, -74, '#8fa078', 1.8),
  );
}

export const pictures = {
  portrait,
  trail,
  'first-call': firstCall,
  programme: stairs,
  'team-day': table,
  hills: closing,
};
