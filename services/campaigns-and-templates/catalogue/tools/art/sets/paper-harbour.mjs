// Author: linocut. Two inks on laid paper, every tone made of cut lines.
import { circle, group, leaf, line, path, polygon, rect, round, seeded, svg } from '../pen.mjs';
import { letters } from '../lettering.mjs';

const paper = '#f4ecdc';
const ink = '#1d2b3a';
const rust = '#b8472a';

/** Gouge marks: short tapered cuts along a direction. */
function cuts(x, y, width, height, pitch, turn, colour, seed, reach = 40) {
  const random = seeded(seed);
  const marks = [];
  for (let top = y; top < y + height; top += pitch)
    for (let left = x + random() * reach; left < x + width; left += reach * (1.1 + random() * 0.7))
      marks.push(
        group(
          {
            transform: `translate(${round(left)} ${round(top + random() * 3)}) rotate(${round(turn + random() * 8 - 4)})`,
          },
          path(leaf(reach * (0.6 + random() * 0.5), pitch * 0.24), colour),
        ),
      );
  return marks;
}
const clip = (id, d, ...body) => [
  `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
  group({ 'clip-path': `url(#${id})` }, body),
];

/** The writer at her window, hair wrapped, looking past us. */
function portrait() {
  const face = 'M300 262C300 170 356 140 410 140S520 172 520 268C520 372 474 448 410 448S300 372 300 262Z';
  const wrap = 'M276 270C250 120 330 66 420 70C520 74 580 150 548 268C520 214 470 196 410 196S300 214 276 270Z';
  const coat = 'M120 800C128 640 210 566 330 530L410 590L490 530C610 566 690 640 700 800Z';
  return svg(
    800,
    800,
    '',
    rect(0, 0, 800, 800, paper),
    rect(70, 60, 660, 740, ink),
    rect(92, 82, 616, 718, rust),
    clip('c9', 'M96 90H704V560H96Z', cuts(92, 90, 616, 470, 17, 0, paper, 3, 70)),
    circle(598, 196, 62, paper),
    path('M92 560C240 510 330 570 460 540C570 514 640 540 708 520V800H92Z', ink),
    clip('c0', 'M92 82H708V800H92Z', cuts(92, 566, 616, 240, 18, -4, '#48647c', 5, 64)),
    group(
      { transform: 'translate(606 488)' },
      path('M-40 30H44L28 52H-24Z', paper),
      path('M0 22V-54L40 14Z', paper),
      path('M-6 18V-40L-34 16Z', paper),
    ),
    path('M352 420H468V560L410 616L352 560Z', '#6d3d28'),
    path(coat, ink),
    clip('c1', coat, cuts(120, 560, 290, 260, 20, 56, paper, 9, 54), cuts(420, 560, 290, 260, 20, 124, paper, 11, 54)),
    path('M330 530L410 640L490 530L516 548L412 700L304 548Z', paper),
    path(face, '#8a4f33'),
    clip('c2', face, cuts(420, 150, 120, 300, 13, 64, '#5f3220', 4, 38)),
    path(wrap, paper),
    clip(
      'c3',
      wrap,
      [0, 1, 2, 3, 4, 5, 6].map((index) =>
        line(
          `M${250 + index * 16} 280Q${320 + index * 20} ${70 + index * 22} ${560} ${120 + index * 26}`,
          index % 2 ? rust : ink,
          9,
        ),
      ),
    ),
    path(wrap, 'none', { stroke: ink, 'stroke-width': 7 }),
    group(
      { transform: 'translate(536 128) rotate(24)' },
      path('M0 0C30 -50 90 -40 84 0C90 40 30 50 0 0Z', paper, { stroke: ink, 'stroke-width': 7 }),
      line('M10 0H66M16 -12Q40 -22 60 -18M16 12Q40 22 60 18', rust, 6),
    ),
    line('M334 262q26 -18 52 2M436 264q26 -20 52 -2', ink, 9),
    path('M338 286Q362 268 386 288Q362 302 338 286ZM440 288Q464 270 488 288Q464 302 440 288Z', paper),
    circle(366, 286, 8, ink),
    circle(468, 286, 8, ink),
    line('M410 290C402 326 394 346 398 354C406 362 420 362 428 356', '#4d2617', 7),
    path('M372 396Q410 380 450 396Q410 424 372 396Z', rust),
    line('M368 396Q410 402 454 396', '#4d2617', 5),
    circle(300, 372, 11, paper, { stroke: ink, 'stroke-width': 5 }),
    circle(520, 372, 11, paper, { stroke: ink, 'stroke-width': 5 }),
  );
}

/** A jacket (560 × 840) on a book that stands on a cut ground, so that the picture may be cropped to a square. */
const jacket = (ground, wall, ...body) =>
  svg(
    900,
    900,
    '<clipPath id="book"><path d="M0 0H560V840H0Z"/></clipPath>',
    rect(0, 0, 900, 900, wall),
    polygon(
      [
        [250, 90],
        [800, 810],
        [900, 810],
        [900, 560],
        [680, 300],
      ],
      '#000',
      { opacity: 0.12 },
    ),
    rect(0, 806, 900, 94, '#000', { opacity: 0.12 }),
    polygon(
      [
        [692, 96],
        [716, 110],
        [716, 798],
        [692, 812],
      ],
      paper,
    ),
    line('M700 104V806M708 108V802', '#c9bda3', 2),
    group(
      { transform: 'translate(213 92) scale(.857)' },
      group({ 'clip-path': 'url(#book)' }, rect(0, 0, 560, 840, ground), body),
      rect(0, 0, 22, 840, '#000', { opacity: 0.16 }),
      rect(22, 0, 4, 840, '#fff', { opacity: 0.2 }),
    ),
  );
const title = (words, top, colour, height = 54, weight = 10) =>
  words.map((word, index) =>
    letters(word, 280, top + index * height * 1.6, { height, weight, colour, anchor: 'middle', spacing: 2 }),
  );
const byline = (colour) =>
  letters('Tamsin Oyelade', 280, 786, { height: 24, weight: 4.5, colour, anchor: 'middle', spacing: 2.6 });

/** "The Paper Harbour": folded boats under a lamp. */
function harbour() {
  const boat = (x, y, size, colour) =>
    group(
      { transform: `translate(${x} ${y}) scale(${size})` },
      polygon(
        [
          [-90, 0],
          [90, 0],
          [56, 44],
          [-56, 44],
        ],
        colour,
      ),
      polygon(
        [
          [0, -70],
          [46, 0],
          [-46, 0],
        ],
        colour,
      ),
      line('M0 -70V0M-90 0L0 44L90 0', ink, 4),
    );
  return jacket(
    ink,
    '#e3b566',
    cuts(0, 0, 560, 420, 20, 0, '#31475c', 2, 80),
    circle(280, 360, 96, '#f0c063'),
    Array.from({ length: 22 }, (_, index) =>
      line('M280 246V226', '#f0c063', 7, { transform: `rotate(${(index * 360) / 22} 280 360)` }),
    ),
    rect(0, 470, 560, 370, rust),
    cuts(0, 476, 560, 270, 22, 0, paper, 6, 70),
    boat(280, 470, 1.2, paper),
    boat(120, 590, 0.8, paper),
    boat(430, 636, 0.95, paper),
    title(['The paper', 'harbour'], 66, paper),
    rect(0, 752, 560, 88, ink),
    byline(paper),
  );
}
/** "Salt Letters": an envelope full of sea. */
function salt() {
  return jacket(
    paper,
    '#b9c9cf',
    cuts(0, 0, 560, 840, 26, 90, '#e6dac3', 4, 60),
    title(['Salt', 'letters'], 70, rust, 66, 13),
    rect(96, 330, 368, 300, ink),
    clip(
      'e',
      'M96 330H464V630H96Z',
      [0, 1, 2, 3, 4, 5].map((row) =>
        line(`M60 ${470 + row * 30}${'q35 -34 70 0t70 0'.repeat(4)}`, row % 2 ? '#6d8ba3' : paper, 11),
      ),
      polygon(
        [
          [96, 330],
          [464, 330],
          [280, 480],
        ],
        rust,
      ),
    ),
    line('M96 330L280 480L464 330', paper, 9),
    circle(280, 462, 36, '#f0c063'),
    letters('T', 280, 444, { height: 36, weight: 7, colour: ink, anchor: 'middle' }),
    byline(ink),
  );
}
/** "What the Orchard Kept": one tree, its roots as wide as its crown. */
function orchard() {
  const random = seeded(19);
  const grow = (x, y, turn, reach, depth) => {
    if (!depth)
      return depth === 0 && random() < 0.9 ? circle(x, y, 9 + random() * 7, random() < 0.28 ? rust : '#e7c98b') : '';
    const [nx, ny] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    return [
      line(`M${round(x)} ${round(y)}L${round(nx)} ${round(ny)}`, paper, depth * 3),
      grow(nx, ny, turn - 0.3 - random() * 0.3, reach * 0.78, depth - 1),
      grow(nx, ny, turn + 0.3 + random() * 0.3, reach * 0.78, depth - 1),
    ];
  };
  const root = (x, y, turn, reach, depth) =>
    depth
      ? [
          line(
            `M${round(x)} ${round(y)}l${round(Math.cos(turn) * reach)} ${round(Math.sin(turn) * reach)}`,
            '#e7c98b',
            depth * 2.4,
          ),
          [-0.45, 0.4].map((lean) =>
            root(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, turn + lean, reach * 0.72, depth - 1),
          ),
        ]
      : '';
  return jacket(
    '#34503f',
    '#e9d3b2',
    cuts(0, 250, 560, 330, 24, 90, '#41624e', 8, 46),
    title(['What the', 'orchard', 'kept'], 48, paper, 40, 8),
    grow(280, 600, -Math.PI / 2, 104, 6),
    rect(0, 600, 560, 240, '#22362b'),
    [-0.5, 0, 0.5].map((lean) => root(280, 600, Math.PI / 2 + lean, 52, 4)),
    byline(paper),
  );
}
const desk = () =>
  svg(
    1160,
    870,
    '',
    rect(0, 0, 1160, 870, rust),
    cuts(0, 0, 1160, 600, 24, 0, '#cf6a48', 13, 90),
    rect(600, 90, 420, 420, ink),
    rect(622, 112, 376, 376, '#8fa9b8'),
    path('M622 400Q710 340 800 384T998 356V488H622Z', ink),
    circle(900, 200, 44, paper),
    line('M810 112V488M622 300H998', ink, 14),
    rect(0, 620, 1160, 250, ink),
    cuts(0, 640, 1160, 220, 26, 0, '#3d5468', 5, 110),
    group(
      { transform: 'translate(110 300) scale(1.5)' },
      rect(0, 120, 300, 96, paper, { rx: 16 }),
      rect(20, 70, 260, 60, ink, { rx: 10 }),
      rect(60, -40, 180, 120, paper),
      [0, 22, 44, 66].map((y) => line(`M80 ${-16 + y}H${200 - (y % 3) * 18}`, ink, 5)),
      [0, 1, 2].map((row) =>
        Array.from({ length: 9 }, (_, key) => circle(40 + key * 27 + row * 4, 142 + row * 24, 8, ink)),
      ),
    ),
    group(
      { transform: 'translate(640 490) scale(1.3)' },
      path('M0 0H90L80 104H10Z', paper),
      path('M90 20q40 4 34 36q-6 26 -40 20', 'none', { stroke: paper, 'stroke-width': 12 }),
      line('M28 -24q-14 -24 4 -44M56 -24q-14 -24 4 -44', paper, 8),
    ),
    rect(850, 574, 250, 52, paper),
    rect(870, 524, 214, 50, '#8fa9b8'),
  );

export const pictures = {
  portrait,
  'the-paper-harbour': harbour,
  'salt-letters': salt,
  'what-the-orchard-kept': orchard,
  desk,
};
