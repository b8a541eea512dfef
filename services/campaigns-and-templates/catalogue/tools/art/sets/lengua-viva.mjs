// Language teacher: paper shapes and speech bubbles, the colours of a school exercise book.
import { at, blob, circle, ellipse, group, line, paperShadow, path, polygon, rect, seeded, svg } from '../pen.mjs';
import { letters } from '../lettering.mjs';

const blue = '#2456c4';
const tomato = '#f2583e';
const yellow = '#ffc83d';
const mint = '#8fd6b8';
const ink = '#1c2440';
const page = '#fffdf6';
const shade = paperShadow('lift', 5, 5, 0.22, ink);
const lifted = { filter: 'url(#lift)' };

function bubble(x, y, width, height, colour, tail, ...inside) {
  const left = tail === 'left';
  const foot = left
    ? `M${x + 40} ${y + height - 4}L${x + 24} ${y + height + 46}L${x + 100} ${y + height - 4}Z`
    : `M${x + width - 100} ${y + height - 4}L${x + width - 24} ${y + height + 46}L${x + width - 40} ${y + height - 4}Z`;
  return group(lifted, rect(x, y, width, height, colour, { rx: 36 }), path(foot, colour), inside);
}
const word = (text, x, y, height, colour) =>
  letters(text, x, y, { height, weight: height / 4.6, colour, anchor: 'middle', spacing: 1.8 });
const squares = (width, height, colour = '#d6e4f5') => [
  Array.from({ length: Math.ceil(width / 32) }, (_, index) => rect(index * 32, 0, 1.5, height, colour)),
  Array.from({ length: Math.ceil(height / 32) }, (_, index) => rect(0, index * 32, width, 1.5, colour)),
];

function teacher() {
  return svg(
    640,
    640,
    shade,
    rect(0, 0, 640, 640, yellow),
    path(blob(320, 340, 270, 0.08, 9, seeded(3)), '#ffdf85'),
    path('M90 640C96 500 190 452 320 452S544 500 550 640Z', blue),
    path('M262 452L320 540L378 452L360 430H280Z', page),
    rect(276, 380, 88, 90, '#c98a62', { rx: 36 }),
    group(
      { transform: 'translate(320 280)' },
      path(
        'M-138 60C-170 -60 -130 -190 0 -194S170 -60 138 60C130 110 96 120 92 80L84 -60H-84L-92 80C-96 120 -130 110 -138 60Z',
        '#3a2322',
      ),
      path('M-104 -40C-104 -110 -60 -140 0 -140S104 -110 104 -40C104 70 60 130 0 130S-104 70 -104 -40Z', '#dda27a'),
      path(
        'M-108 -30C-96 -120 -30 -160 30 -150C90 -140 112 -90 108 -30C84 -70 60 -90 24 -96C-20 -60 -80 -60 -108 -30Z',
        '#3a2322',
      ),
      [-46, 46].map((x) => [circle(x, -6, 36, 'none', { stroke: tomato, 'stroke-width': 9 }), circle(x, -4, 10, ink)]),
      line('M-10 -10H10', tomato, 9),
      line('M2 8C10 28 10 36 -4 38', '#bf7f58', 7),
      path('M-40 66Q0 112 40 66Z', page, { stroke: '#b5463a', 'stroke-width': 7 }),
      [-78, 78].map((x) => circle(x, 40, 18, tomato, { opacity: 0.35 })),
      [-112, 112].map((x) => circle(x, 44, 13, yellow)),
    ),
  );
}

function classroom() {
  const random = seeded(6);
  return svg(
    1160,
    800,
    shade,
    rect(0, 0, 1160, 800, '#e9f2fc'),
    squares(1160, 800),
    bubble(90, 70, 330, 170, tomato, 'left', word('Hola', 255, 128, 62, page)),
    bubble(520, 120, 280, 150, blue, 'right', word('Ciao', 660, 168, 54, page)),
    bubble(840, 50, 250, 140, mint, 'right', word('Hej', 965, 94, 52, ink)),
    bubble(360, 310, 300, 140, yellow, 'left', word('Salut', 510, 354, 48, ink)),
    bubble(740, 330, 330, 150, page, 'right', word('Merhaba', 905, 388, 36, blue)),
    rect(0, 640, 1160, 160, '#e0b98a'),
    rect(0, 632, 1160, 14, '#b98650'),
    [
      [120, tomato, 190],
      [156, yellow, 160],
      [186, blue, 204],
      [228, mint, 176],
      [262, ink, 196],
    ].map(([x, colour, tall]) => [
      rect(x, 640 - tall, 32, tall, colour, { rx: 3 }),
      rect(x, 640 - tall + 22, 32, 8, page, { opacity: 0.7 }),
    ]),
    group(
      { transform: 'translate(520 520)', ...lifted },
      path('M0 20C60 -10 130 -10 190 24C250 -10 320 -10 380 20V124C320 96 250 96 190 130C130 96 60 96 0 124Z', page),
      line('M190 26V126', '#d6c9ae', 5),
      [0, 1, 2].map((row) => [
        line(`M30 ${44 + row * 22}C80 ${28 + row * 22} 120 ${30 + row * 22} 164 ${48 + row * 22}`, '#9fb4d6', 5),
        line(`M216 ${48 + row * 22}C260 ${30 + row * 22} 300 ${28 + row * 22} 350 ${44 + row * 22}`, '#9fb4d6', 5),
      ]),
    ),
    group(
      { transform: 'translate(980 560)' },
      path('M0 0H96V70a30 30 0 0 1 -30 30H30a30 30 0 0 1 -30 -30Z', tomato),
      path('M96 16c40 0 40 52 0 52', 'none', { stroke: tomato, 'stroke-width': 14 }),
      [20, 48, 76].map((x) => line(`M${x} -14C${x - 14} -34 ${x + 14} -44 ${x} -64`, '#9fb4d6', 6)),
    ),
    Array.from({ length: 5 }, (_, index) =>
      at(
        560 + index * 60,
        720,
        -20 + random() * 40,
        rect(-60, -6, 110, 13, [yellow, tomato, blue, mint, ink][index]),
        polygon(
          [
            [50, -6],
            [50, 7],
            [72, 0],
          ],
          '#f3d6b0',
        ),
      ),
    ),
  );
}

const card = (ground, ...body) => svg(600, 600, shade, rect(0, 0, 600, 600, ground), body);

const market = () =>
  card(
    '#fde7c6',
    Array.from({ length: 8 }, (_, index) =>
      path(`M${index * 75} 110h75v70a37 37 0 0 1 -75 0Z`, index % 2 ? page : tomato),
    ),
    rect(0, 80, 600, 36, ink),
    [60, 530].map((x) => rect(x, 160, 14, 360, '#8a5a34')),
    [
      [60, '#7bbf5a', 20],
      [220, tomato, 15],
      [380, '#f29a38', 17],
    ].map(([x, colour], index) => [
      Array.from({ length: 12 }, (_, fruit) =>
        circle(x + 26 + (fruit % 5) * 28, 404 - Math.floor(fruit / 5) * 26 + (fruit % 2) * 4, 19, colour),
      ),
      polygon(
        [
          [x - 4, 416],
          [x + 166, 416],
          [x + 150, 500],
          [x + 12, 500],
        ],
        index % 2 ? '#c98f52' : '#b97d42',
      ),
      rect(x, 440, 158, 8, '#8a5a34'),
    ]),
    rect(0, 500, 600, 100, '#b98650'),
    bubble(230, 210, 210, 100, page, 'left', word('Dos kilos', 335, 248, 23, ink)),
  );
const tram = () =>
  card(
    '#cfe6f7',
    [
      [0, 150, yellow],
      [110, 110, tomato],
      [220, 170, page],
      [330, 130, mint],
      [440, 160, '#f4a7a0'],
    ].map(([x, top, colour], index) => [
      rect(x, top, 112, 330, colour),
      polygon(
        [
          [x, top],
          [x + 56, top - 44],
          [x + 112, top],
        ],
        index % 2 ? '#b5463a' : '#8a4a3a',
      ),
      [0, 1, 2].map((row) =>
        [22, 66].map((left) => rect(x + left, top + 30 + row * 70, 26, 40, ink, { opacity: 0.75 })),
      ),
    ]),
    rect(0, 460, 600, 140, '#8792a8'),
    line('M0 190H600', ink, 4),
    group(
      { transform: 'translate(90 270)' },
      rect(0, 30, 420, 190, yellow, { rx: 26 }),
      rect(0, 120, 420, 60, page),
      rect(18, 8, 384, 30, '#d9a21f', { rx: 12 }),
      [30, 130, 230, 330].map((x) => rect(x, 52, 70, 66, '#5d87b5', { rx: 8 })),
      word('28', 210, 136, 30, ink),
      [90, 330].map((x) => [circle(x, 222, 30, ink), circle(x, 222, 12, '#aab3c4')]),
      line('M210 8L180 -76', ink, 6),
    ),
    line('M0 528H600M0 560H600', '#5d6780', 6),
  );
const letter = () =>
  card(
    mint,
    group(
      { transform: 'translate(300 310) rotate(-6)', ...lifted },
      rect(-210, -140, 420, 280, page, { rx: 8 }),
      path('M-210 -132L0 40L210 -132', 'none', { stroke: '#d6c9ae', 'stroke-width': 7 }),
      rect(-210, -140, 420, 280, 'none', { stroke: tomato, 'stroke-width': 18, 'stroke-dasharray': '34 20 0 0' }),
      rect(-196, -126, 392, 252, 'none', { stroke: page, 'stroke-width': 4 }),
    ),
    group(
      { transform: 'translate(440 180) rotate(8)', ...lifted },
      rect(-56, -66, 112, 132, blue),
      circle(0, -8, 34, yellow),
      word('35', 0, 36, 18, page),
    ),
    line('M120 470C200 440 240 500 320 466S460 450 500 480', blue, 10),
  );
const chat = () =>
  card(
    blue,
    bubble(70, 90, 330, 150, page, 'left', word('Why not', 235, 142, 40, ink)),
    bubble(190, 320, 340, 150, yellow, 'right', word('Porque si', 360, 374, 38, ink)),
    [
      [500, 120],
      [90, 420],
      [130, 520],
    ].map(([x, y], index) => circle(x, y, 26 - index * 6, index % 2 ? tomato : mint)),
  );
const bench = () =>
  card(
    '#f7dfd3',
    circle(450, 140, 70, yellow),
    ellipse(300, 520, 270, 40, '#e3b9a3'),
    [
      [190, tomato, '#8a5a3c', '#20161a'],
      [410, blue, '#f0c8a4', '#a05a2c'],
    ].map(([x, shirt, skin, hair], index) =>
      group(
        { transform: `translate(${x} 300)` },
        path('M-66 150C-70 30 -40 0 0 0S70 30 66 150Z', shirt),
        line('M-26 150V216M26 150V216', ink, 34),
        circle(0, -50, 50, skin),
        path('M-52 -46C-60 -120 60 -120 52 -46C30 -76 -20 -80 -52 -46Z', hair),
        circle(index ? -18 : 18, -46, 5, ink),
        circle(index ? 10 : -10, -46, 5, ink),
        line(index ? 'M-22 -26Q-8 -12 6 -26' : 'M-6 -26Q8 -12 22 -26', '#8a3d30', 5),
        ellipse(0, 96, 34, 22, page),
      ),
    ),
    rect(80, 420, 440, 26, '#a86a3a', { rx: 8 }),
    [120, 460].map((x) => rect(x, 446, 18, 80, '#7a4a28')),
    bubble(
      236,
      130,
      130,
      80,
      page,
      'left',
      [268, 300, 332].map((x) => circle(x, 170, 9, ink)),
    ),
  );

export const pictures = { teacher, classroom, market, tram, letter, chat, bench };
