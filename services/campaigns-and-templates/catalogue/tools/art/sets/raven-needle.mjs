// Tattooist: flash sheets. Black line, whip shading in dots, one red.
import { at, circle, group, halftone, leaf, line, path, polygon, rect, seeded, smooth, star, svg } from '../pen.mjs';

const black = '#141213';
const bone = '#ece4d6';
const red = '#c8252f';

const inked = (d, width = 9, more = {}) => line(d, black, width, more);
const shaded = (x, y, width, height, size, fill = black) => halftone(x, y, width, height, 9, fill, size);
const sparks = (count, seed, width, height, colour = black) => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const [x, y, reach] = [random() * width, random() * height, 8 + random() * 12];
    return random() < 0.4 ? polygon(star(x, y, reach, reach * 0.24, 4), colour) : circle(x, y, 3, colour);
  });
};

/** A raven with its wings up before a red moon. */
function raven() {
  const wing = (side) =>
    group(
      { transform: `translate(640 470) scale(${side} 1)` },
      path(
        'M20 40C80 -60 150 -180 300 -260C380 -300 470 -300 540 -276C500 -262 480 -246 470 -226C500 -224 516 -214 526 -198C490 -196 466 -182 452 -160C476 -156 490 -144 496 -126C460 -126 434 -112 420 -90C440 -84 450 -72 452 -54C414 -58 388 -46 372 -24C388 -16 396 -4 396 14C350 6 310 20 280 46C220 96 120 120 20 110Z',
        black,
      ),
      Array.from({ length: 6 }, (_, index) =>
        line(
          `M${90 + index * 46} ${20 - index * 34}C${170 + index * 44} ${-60 - index * 30} ${230 + index * 44} ${-110 - index * 22} ${300 + index * 34} ${-150 - index * 12}`,
          bone,
          4,
          { opacity: 0.5 },
        ),
      ),
    );
  return svg(
    1280,
    960,
    '',
    rect(0, 0, 1280, 960, '#191617'),
    circle(640, 420, 400, red),
    halftone(240, 20, 800, 800, 13, '#8f1820', (x, y) =>
      Math.hypot(x - 640, y - 420) < 392 ? Math.max(0, (y - 330) / 420) : 0,
    ),
    Array.from({ length: 36 }, (_, index) => at(640, 420, index * 10, rect(424, -2, index % 2 ? 30 : 60, 4, bone))),
    sparks(40, 5, 1280, 520, bone),
    wing(1),
    wing(-1),
    group(
      { transform: 'translate(640 470)' },
      path(
        'M-60 -40C-70 -130 -30 -180 20 -180C50 -180 74 -166 84 -146L164 -116L92 -104C96 -70 84 -30 70 0C86 90 60 200 0 260C-60 200 -86 90 -60 -40Z',
        black,
      ),
      circle(40, -136, 13, bone),
      circle(42, -136, 6, red),
      line('M84 -128L160 -115', bone, 3),
      Array.from({ length: 5 }, (_, row) =>
        line(`M${-34 + row * 4} ${10 + row * 40}q34 22 ${68 - row * 8} 0`, bone, 4, { opacity: 0.55 }),
      ),
      path('M-30 230L-60 400L-20 372L0 420L20 372L60 400L30 230Z', black),
      inked('M-30 250v60M30 250v60', 12),
    ),
    group(
      { transform: 'translate(640 800)' },
      line('M-300 20C-160 -30 160 -30 300 20', bone, 8),
      Array.from({ length: 10 }, (_, index) =>
        [1, -1].map((side) =>
          at(
            -250 + index * 55,
            -4 - Math.sin((index / 9) * Math.PI) * 16,
            side * 50 - 20,
            path(leaf(54, 14), index % 3 ? bone : red),
          ),
        ),
      ),
    ),
  );
}

const flash = (...body) =>
  svg(
    600,
    720,
    '',
    rect(0, 0, 600, 720, bone),
    rect(22, 22, 556, 676, 'none', { stroke: black, 'stroke-width': 3 }),
    body,
  );

function dagger() {
  const rose = (x, y, size) =>
    group(
      { transform: `translate(${x} ${y}) scale(${size})` },
      Array.from({ length: 8 }, (_, index) =>
        at(
          0,
          0,
          index * 45,
          path('M0 0C-50 -30 -50 -90 0 -104S50 -30 0 0Z', red, { stroke: black, 'stroke-width': 6 }),
        ),
      ),
      Array.from({ length: 5 }, (_, index) =>
        at(
          0,
          0,
          20 + index * 72,
          path('M0 0C-30 -20 -30 -54 0 -62S30 -20 0 0Z', '#e0414a', { stroke: black, 'stroke-width': 5 }),
        ),
      ),
      inked('M-16 0a16 16 0 1 1 22 14a10 10 0 1 1 -6 -16', 6),
    );
  return flash(
    polygon(
      [
        [262, 230],
        [338, 230],
        [318, 600],
        [300, 664],
        [282, 600],
      ],
      '#fff',
      { stroke: black, 'stroke-width': 8 },
    ),
    polygon(
      [
        [300, 236],
        [334, 236],
        [316, 600],
        [300, 656],
      ],
      black,
      { opacity: 0.85 },
    ),
    rect(180, 196, 240, 36, black, { rx: 16 }),
    [196, 404].map((x) => circle(x, 214, 28, red, { stroke: black, 'stroke-width': 8 })),
    rect(274, 84, 52, 112, '#fff', { stroke: black, 'stroke-width': 8 }),
    [100, 124, 148, 172].map((y) => inked(`M276 ${y}L324 ${y + 16}`, 8)),
    circle(300, 66, 30, red, { stroke: black, 'stroke-width': 8 }),
    [
      [-1, 200, 470],
      [1, 400, 520],
    ].map(([side, x, y]) =>
      [30, 70, 110].map((turn) =>
        at(x, y, side > 0 ? -turn + 40 : turn + 140, path(leaf(140, 34), black), line('M20 0H110', bone, 4)),
      ),
    ),
    rose(214, 440, 0.92),
    rose(388, 520, 0.74),
    sparks(16, 2, 560, 180).slice(0, 10),
  );
}

function moth() {
  const side = (flip) =>
    group(
      { transform: `translate(300 330) scale(${flip} 1)` },
      path('M14 -60C70 -190 190 -230 250 -200C266 -130 230 -40 160 10C110 40 50 40 14 20Z', '#fff', {
        stroke: black,
        'stroke-width': 9,
      }),
      path('M14 20C60 30 120 30 150 20C200 70 200 150 160 210C100 220 40 150 14 70Z', '#fff', {
        stroke: black,
        'stroke-width': 9,
      }),
      group(
        {},
        shaded(30, -210, 220, 200, (x, y) =>
          y > -60 - (x - 20) * 0.5 && Math.hypot(x - 130, y + 90) > 50 ? 0.75 - (y + 200) / 600 : 0,
        ),
      ),
      circle(150, -110, 46, red, { stroke: black, 'stroke-width': 8 }),
      circle(150, -110, 18, black),
      circle(110, 110, 30, red, { stroke: black, 'stroke-width': 7 }),
      [40, 70, 100].map((x, index) =>
        inked(
          `M20 ${-40 + index * 14}C${x} ${-70 - index * 10} ${x + 60} ${-150 + index * 30} ${x + 120} ${-170 + index * 50}`,
          5,
        ),
      ),
      inked('M8 -110C20 -170 60 -210 90 -216', 7),
      Array.from({ length: 5 }, (_, index) => inked(`M${24 + index * 14} ${-150 - index * 14}l22 6`, 5)),
    );
  return flash(
    side(1),
    side(-1),
    path(
      'M300 210C330 230 332 300 326 400C320 480 312 520 300 540C288 520 280 480 274 400C268 300 270 230 300 210Z',
      black,
    ),
    [300, 350, 400, 450].map((y) => line(`M278 ${y}Q300 ${y + 16} 322 ${y}`, bone, 5)),
    path('M270 250C270 216 330 216 330 250C330 276 318 284 318 296H282C282 284 270 276 270 250Z', bone, {
      stroke: black,
      'stroke-width': 6,
    }),
    circle(288, 252, 8, black),
    circle(312, 252, 8, black),
    path('M300 584C250 584 226 620 226 620S250 656 300 656S374 620 374 620S350 584 300 584Z', '#fff', {
      stroke: black,
      'stroke-width': 7,
    }),
    circle(300, 620, 22, red, { stroke: black, 'stroke-width': 7 }),
    circle(300, 620, 8, black),
    [-60, -30, 0, 30, 60].map((reach) => inked(`M${300 + reach} ${576 - (60 - Math.abs(reach)) * 0.1}v-22`, 5)),
  );
}

function snake() {
  const body = smooth([
    [430, 120],
    [300, 90],
    [170, 160],
    [190, 270],
    [330, 300],
    [430, 370],
    [400, 480],
    [260, 500],
    [180, 560],
    [220, 640],
    [340, 640],
    [420, 610],
  ]);
  const random = seeded(9);
  return flash(
    line(body, black, 74),
    line(body, '#fff', 58),
    line(body, black, 58, { 'stroke-dasharray': '10 26', 'stroke-linecap': 'butt' }),
    line(body, red, 12),
    path('M400 100C430 70 520 84 520 128C520 168 440 176 404 150Z', '#fff', { stroke: black, 'stroke-width': 8 }),
    circle(462, 112, 9, black),
    line('M520 134L566 140M548 138L572 122M548 138L570 158', red, 7),
    Array.from({ length: 7 }, () =>
      at(
        90 + random() * 420,
        220 + random() * 380,
        random() * 360,
        path(leaf(70, 20), black),
        line('M10 0H56', bone, 3),
      ),
    ),
  );
}

function hand() {
  return flash(
    path(
      'M210 640V470C180 430 150 380 140 330C136 300 176 292 190 320L220 376V170C220 136 266 136 266 170V320V130C266 94 316 94 316 130V320V150C316 116 364 116 364 150V330V210C364 178 408 178 408 210V440C408 500 390 520 390 560V640Z',
      '#fff',
      { stroke: black, 'stroke-width': 9 },
    ),
    rect(196, 620, 208, 40, black),
    path('M300 404C250 404 224 440 224 440S250 478 300 478S378 440 378 440S350 404 300 404Z', bone, {
      stroke: black,
      'stroke-width': 7,
    }),
    circle(300, 440, 25, red, { stroke: black, 'stroke-width': 7 }),
    circle(300, 440, 9, black),
    Array.from({ length: 12 }, (_, index) => at(300, 440, index * 30, rect(88, -3, index % 2 ? 12 : 22, 6, black))),
    [
      [243, 190],
      [291, 150],
      [340, 170],
      [386, 230],
    ].map(([x, y], index) => (index % 2 ? polygon(star(x, y, 16, 5, 4), red) : circle(x, y, 8, black))),
    shaded(200, 520, 200, 100, (_, y) => Math.max(0, (y - 520) / 120)),
    sparks(14, 7, 560, 110, black),
    path('M90 200a50 50 0 1 0 40 80a42 42 0 1 1 -40 -80Z', black),
    circle(500, 240, 36, red, { stroke: black, 'stroke-width': 7 }),
    Array.from({ length: 8 }, (_, index) => at(500, 240, index * 45, rect(46, -3, 18, 6, black))),
  );
}

const machine = () =>
  svg(
    600,
    600,
    '',
    rect(0, 0, 600, 600, red),
    halftone(0, 300, 600, 300, 13, '#7d141b', (_, y) => (y - 300) / 330),
    group(
      { transform: 'translate(300 290) rotate(-32)' },
      rect(-60, -150, 34, 150, bone, { stroke: black, 'stroke-width': 8 }),
      rect(-130, -160, 220, 30, black, { rx: 8 }),
      [-20, 50].map((x) => [
        rect(x, -120, 52, 110, bone, { stroke: black, 'stroke-width': 8, rx: 8 }),
        [-100, -76, -52, -28].map((y) => inked(`M${x} ${y}h52`, 5)),
      ]),
      rect(-130, -12, 250, 34, black, { rx: 8 }),
      rect(-128, 22, 60, 120, black, { rx: 10 }),
      [44, 68, 92, 116].map((y) => line(`M-124 ${y}h52`, bone, 4)),
      polygon(
        [
          [-120, 142],
          [-76, 142],
          [-90, 220],
          [-106, 220],
        ],
        bone,
        { stroke: black, 'stroke-width': 7 },
      ),
      inked('M-98 220V270', 6),
    ),
    sparks(16, 21, 600, 600, bone),
  );

export const pictures = { raven, dagger, moth, snake, hand, machine };
