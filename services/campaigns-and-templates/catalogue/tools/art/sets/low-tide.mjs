// Musician: a night sea in two inks, moon and waves, printed with grain.
import {
  blurred,
  circle,
  ellipse,
  grain,
  group,
  line,
  linear,
  path,
  polygon,
  radial,
  rect,
  seeded,
  smooth,
  svg,
} from '../pen.mjs';
import { letters } from '../lettering.mjs';

const ink = '#120f2b';
const coral = '#ff7a68';
const peach = '#ffc09a';
const printed = (width, height) => rect(0, 0, width, height, '#000', { filter: 'url(#grain)', opacity: 0.2 });

function swell(width, level, height, length, phase) {
  const points = [];
  for (let x = -length; x <= width + length; x += length / 4)
    points.push([x, level + Math.sin((x / length) * Math.PI * 2 + phase) * height]);
  return smooth(points);
}

function sea(width, top, bottom, colours, seed) {
  const random = seeded(seed);
  return colours.map((colour, index) => {
    const level = top + ((bottom - top) * index) / colours.length;
    return path(
      `${swell(width, level, 5 + index * 5, 150 + index * 70, random() * 6)}L${width * 1.6} ${bottom + 60}L-200 ${bottom + 60}Z`,
      colour,
    );
  });
}

const glints = (width, top, count, seed, colour) => {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const y = top + index * (8 + index * 1.6);
    const reach = 20 + random() * (70 + index * 6);
    return line(`M${width / 2 - reach + random() * 30} ${y}h${reach * 1.6}`, colour, 3 + index * 0.35, {
      opacity: 0.75 - index * 0.03,
    });
  });
};

const stars = (width, height, count, seed) => {
  const random = seeded(seed);
  return Array.from({ length: count }, () =>
    circle(random() * width, random() * height, 0.8 + random() * 1.8, '#ffe9dc', { opacity: 0.4 + random() * 0.5 }),
  );
};

/** A singer seen from the side, chin up: one silhouette with a rim of moonlight. */
function singer() {
  const body =
    'M262 960C266 838 300 770 372 726C410 703 424 676 420 640C372 640 338 600 330 540C318 450 352 366 432 340C512 314 590 352 606 424C612 452 606 470 610 486C614 504 636 528 640 542C643 553 630 560 618 562C622 574 622 582 616 590C622 598 622 606 612 612C616 640 606 660 574 660C556 660 540 656 528 658C520 690 532 716 570 738C650 784 690 850 700 960Z';
  const hair =
    'M330 560C286 470 318 340 432 316C524 296 608 340 612 420C560 392 520 400 496 432C478 456 486 492 466 520C446 548 420 552 418 600C416 664 388 712 326 742C292 758 256 800 236 850C224 770 262 700 312 668C344 646 344 602 330 560Z';
  const rim =
    'M606 424C612 452 606 470 610 486C614 504 636 528 640 542C643 553 630 560 618 562C622 574 622 582 616 590C622 598 622 606 612 612C616 640 606 660 574 660';
  return group(
    {},
    path(body, 'url(#body)'),
    path(hair, '#0c0a20'),
    line('M352 420C372 372 424 346 484 344M338 500C336 470 342 446 352 424', '#5b3f8f', 4, { opacity: 0.8 }),
    line(rim, peach, 5),
    line('M570 738C650 784 690 850 700 960', coral, 5, { opacity: 0.75 }),
    line('M470 520c-8 18-6 38 8 48', '#3b2a63', 5),
    circle(474, 580, 7, peach),
  );
}

function portrait() {
  const sky =
    linear('sky', ['#1a1446', '#4a2a72', '#b4476f', '#ff8a6b'], 90) +
    linear('body', ['#34225c', '#191236', '#0d0a22'], 100) +
    radial('moon', [
      [0, '#fff0d8'],
      [0.7, '#ffd9a8'],
      [1, '#ffb98c'],
    ]) +
    blurred('glow', 46) +
    grain('grain', 0.9, 4);
  return svg(
    900,
    960,
    sky,
    rect(0, 0, 900, 960, 'url(#sky)'),
    stars(900, 420, 70, 5),
    circle(560, 430, 300, '#ff9c78', { filter: 'url(#glow)', opacity: 0.55 }),
    circle(560, 430, 248, 'url(#moon)'),
    group(
      { opacity: 0.25 },
      circle(470, 350, 46, '#f5a37e'),
      circle(640, 330, 26, '#f5a37e'),
      circle(690, 470, 58, '#f5a37e'),
    ),
    sea(900, 690, 960, ['#5a2f74', '#432664', '#2c1c52', '#1a1440'], 9),
    glints(1120, 706, 9, 3, peach),
    singer(),
    printed(900, 960),
  );
}

const sleeve = (defs, ...body) => svg(640, 640, defs + grain('grain', 0.9, 7), body, printed(640, 640));

/** "Low tide": the moon pulled under the water line. */
function sleeveLowTide() {
  const rings = Array.from({ length: 9 }, (_, index) =>
    line(
      swell(640, 356 + index * 32, 6 + index, 160 + index * 16, index * 0.9),
      index % 2 ? coral : peach,
      5 + index * 1.4,
      { opacity: 0.95 - index * 0.05 },
    ),
  );
  return sleeve(
    linear('s', ['#2a1b5c', '#7c3474']),
    rect(0, 0, 640, 640, 'url(#s)'),
    circle(320, 330, 170, peach),
    rect(0, 346, 640, 294, '#1b1442'),
    rings,
    letters('Low tide', 320, 62, { height: 40, weight: 7, colour: '#fff0e2', anchor: 'middle', spacing: 3 }),
  );
}

/** "Glasswork": a lighthouse beam broken into facets. */
function sleeveGlass() {
  const random = seeded(21);
  const facets = Array.from({ length: 13 }, (_, index) => {
    const left = (index - 6) * 92;
    return polygon(
      [
        [320, 208],
        [320 + left - 50, 660],
        [320 + left + 50, 660],
      ],
      [coral, '#f4b28a', '#8d3b78', '#40276c', '#ffd7b5'][Math.floor(random() * 5)],
      { opacity: 0.86 },
    );
  });
  return sleeve(
    '',
    rect(0, 0, 640, 640, '#ffe5d2'),
    facets,
    polygon(
      [
        [292, 640],
        [304, 214],
        [336, 214],
        [348, 640],
      ],
      ink,
    ),
    rect(290, 176, 60, 40, ink, { rx: 4 }),
    rect(300, 184, 40, 24, '#ffd27a'),
    polygon(
      [
        [286, 176],
        [320, 142],
        [354, 176],
      ],
      ink,
    ),
    letters('Glasswork', 320, 56, { height: 36, weight: 8, colour: ink, anchor: 'middle', spacing: 2.6 }),
  );
}

/** "Ferry hours": a small boat under a very large night. */
function sleeveFerry() {
  const boat = group(
    { transform: 'translate(214 438)' },
    path('M0 34H212L184 82H30Z', '#fff0e2'),
    rect(48, 4, 116, 30, coral),
    rect(120, -34, 22, 40, '#fff0e2'),
    [64, 92, 120, 146].map((x) => circle(x, 19, 6, ink)),
  );
  return sleeve(
    radial(
      's',
      [
        [0, '#41306f'],
        [1, ink],
      ],
      { cy: '0.75' },
    ),
    rect(0, 0, 640, 640, 'url(#s)'),
    stars(640, 430, 130, 12),
    [46, 70, 96].map((r) => circle(498, 170, r, 'none', { stroke: peach, 'stroke-width': 3, opacity: 0.5 })),
    circle(498, 170, 30, peach),
    boat,
    sea(640, 506, 640, ['#8d3b78', '#5a2f74', '#2c1c52'], 4),
    letters('Ferry', 60, 66, { height: 44, weight: 6, colour: '#fff0e2', spacing: 2.6 }),
    letters('hours', 60, 132, { height: 44, weight: 6, colour: coral, spacing: 2.6 }),
  );
}

function backdrop() {
  return svg(
    900,
    1400,
    linear('s', ['#141033', '#1a1440', '#2b1a55', '#47245f'], 90) + grain('grain', 0.9, 2),
    rect(0, 0, 900, 1400, 'url(#s)'),
    stars(900, 800, 90, 31),
    sea(900, 980, 1400, ['#33205c', '#2a1b52', '#211747', '#19123a'], 6),
    ellipse(450, 1000, 420, 4, peach, { opacity: 0.16 }),
    rect(0, 0, 900, 1400, '#000', { filter: 'url(#grain)', opacity: 0.12 }),
  );
}

/** A stage from the back of the room. */
function stage() {
  const random = seeded(8);
  const crowd = Array.from({ length: 26 }, (_, index) => {
    const x = index * 27 - 20 + random() * 14;
    const y = 500 + random() * 50;
    return [circle(x, y, 22 + random() * 8, '#0d0a22'), rect(x - 34, y + 18, 68, 200, '#0d0a22', { rx: 30 })];
  });
  const beams = [
    [120, -18, coral],
    [320, 0, peach],
    [520, 18, coral],
  ].map(([x, lean, colour]) =>
    polygon(
      [
        [x - 6, -10],
        [x + 6, -10],
        [320 + lean * 4 + 150, 470],
        [320 + lean * 4 - 150, 470],
      ],
      colour,
      { opacity: 0.3 },
    ),
  );
  return sleeve(
    linear('s', ['#2a1b5c', '#6d3173']),
    rect(0, 0, 640, 640, 'url(#s)'),
    beams,
    rect(0, 440, 640, 200, '#170f36'),
    group(
      { transform: 'translate(292 262)' },
      ellipse(28, 20, 20, 24, ink),
      path('M0 190C0 90 4 52 28 50S56 90 56 190Z', ink),
      line('M86 190V70L62 44', '#ffe9dc', 4),
      ellipse(56, 40, 8, 8, '#ffe9dc'),
    ),
    crowd,
  );
}

export const pictures = {
  portrait,
  'sleeve-low-tide': sleeveLowTide,
  'sleeve-glasswork': sleeveGlass,
  'sleeve-ferry-hours': sleeveFerry,
  stage,
  backdrop,
};
