// DJ: signals. Sine upon sine in two light colours on black; every record is one oscillator.
import {
  blurred,
  circle,
  group,
  halftone,
  line,
  linear,
  path,
  polygon,
  radial,
  rect,
  round,
  seeded,
  svg,
} from '../pen.mjs';
import { letters } from '../lettering.mjs';

const black = '#08080c';
const acid = '#e3ff3b';
const magenta = '#ff2e88';
const blue = '#3b5bff';

/** A closed curve whose radius swings; the picture of a loud note. */
function ring(cx, cy, reach, swing, waves, phase) {
  let d = '';
  for (let step = 0; step <= 180; step += 1) {
    const turn = (step / 180) * Math.PI * 2;
    const here = reach + Math.sin(turn * waves + phase) * swing;
    d += `${step ? 'L' : 'M'}${round(cx + Math.cos(turn) * here)} ${round(cy + Math.sin(turn) * here)}`;
  }
  return `${d}Z`;
}

function booth() {
  const bars = Array.from({ length: 58 }, (_, index) => {
    const tall = 40 + Math.abs(Math.sin(index * 0.7) * Math.cos(index * 0.23)) * 260;
    return rect(index * 20 + 3, 640 - tall, 13, tall, index % 9 === 4 ? acid : index % 3 ? '#2a2a3d' : blue, {
      opacity: 0.9,
    });
  });
  return svg(
    1160,
    870,
    radial('l', [
      [0, magenta, 0.85],
      [0.5, '#5b1fa8', 0.5],
      [1, black, 0],
    ]) + linear('b', ['#2b1240', '#100a18']),
    rect(0, 0, 1160, 870, black),
    circle(580, 380, 520, 'url(#l)'),
    bars,
    Array.from({ length: 9 }, (_, index) =>
      path(ring(580, 330, 190 + index * 26, 10 + index * 3, 7 + index, index), 'none', {
        stroke: index % 2 ? acid : magenta,
        'stroke-width': 2.5,
        opacity: 0.8 - index * 0.07,
      }),
    ),
    group(
      { transform: 'translate(580 360)' },
      path('M-230 330C-220 190 -130 150 -60 130V80H60V130C130 150 220 190 230 330Z', 'url(#b)'),
      path('M-92 -40C-92 -130 -50 -160 0 -160S92 -130 92 -40C92 50 56 116 0 116S-92 50 -92 -40Z', '#1c1226'),
      path('M-100 -50C-110 -160 -50 -200 0 -200S110 -160 100 -50C90 -110 60 -130 0 -130S-90 -110 -100 -50Z', black),
      line('M-108 -30C-120 -180 120 -180 108 -30', acid, 16),
      [-1, 1].map((side) => rect(side > 0 ? 88 : -124, -54, 36, 92, acid, { rx: 16 })),
      rect(-74, -52, 148, 46, magenta, { rx: 22 }),
      path('M-60 -46L-20 -46L-50 -12H-66Z', '#fff', { opacity: 0.5 }),
      line('M-24 66H24', magenta, 6),
      line('M-60 130C-30 170 30 170 60 130', magenta, 5),
    ),
    rect(0, 640, 1160, 230, '#12121b'),
    rect(0, 640, 1160, 6, acid),
    [240, 920].map((x) => [
      circle(x, 752, 92, '#1f1f2e'),
      circle(x, 752, 80, black),
      [66, 52, 38].map((r) => circle(x, 752, r, 'none', { stroke: '#33334a', 'stroke-width': 3 })),
      circle(x, 752, 22, x < 500 ? magenta : blue),
      line(`M${x} 752L${x + 56} 706`, acid, 5),
    ]),
    Array.from({ length: 16 }, (_, index) =>
      rect(
        420 + (index % 8) * 42,
        694 + Math.floor(index / 8) * 42,
        30,
        30,
        [acid, magenta, blue, '#2a2a3d'][(index * 7) % 4],
        { rx: 5 },
      ),
    ),
    rect(420, 790, 324, 8, '#2a2a3d'),
    rect(560, 778, 40, 32, acid, { rx: 5 }),
  );
}

const record = (ground, name, ...body) =>
  svg(
    640,
    640,
    blurred('soft', 26) +
      radial('r', [
        [0, magenta],
        [1, blue],
      ]),
    rect(0, 0, 640, 640, ground),
    body,
    letters(name, 36, 578, { height: 30, weight: 6, colour: ground === acid ? black : '#fff', spacing: 2.4 }),
  );

const sine = () =>
  record(
    black,
    'Sine',
    Array.from({ length: 30 }, (_, index) =>
      path(
        Array.from(
          { length: 65 },
          (__, step) =>
            `${step ? 'L' : 'M'}${step * 10} ${round(90 + index * 14 + Math.sin(step / 7 + index * 0.18) * (10 + index * 2) * Math.sin((step / 64) * Math.PI))}`,
        ).join(''),
        'none',
        { stroke: index % 5 === 2 ? acid : magenta, 'stroke-width': 3 },
      ),
    ),
  );
const square = () =>
  record(
    acid,
    'Square',
    Array.from({ length: 11 }, (_, index) =>
      rect(60 + index * 12, 40 + index * 12, 480 - index * 46, 480 - index * 46, index % 2 ? acid : black, {
        transform: `rotate(${index * 4} 300 290)`,
      }),
    ),
  );
const saw = () =>
  record(
    blue,
    'Saw',
    Array.from({ length: 7 }, (_, index) =>
      polygon(
        Array.from({ length: 7 }, (__, step) => [
          [step * 110 - 40 + index * 12, 150 + index * 62],
          [step * 110 + 62 + index * 12, 60 + index * 62],
        ])
          .flat()
          .concat([
            [740, 200 + index * 62],
            [-60, 200 + index * 62],
          ]),
        index % 2 ? black : ['#fff', magenta, acid, '#fff'][index / 2],
        { opacity: 0.95 },
      ),
    ),
    rect(0, 540, 640, 100, blue),
  );
const noise = () => {
  const random = seeded(99);
  return record(
    '#12121b',
    'Noise',
    circle(320, 280, 200, 'url(#r)', { filter: 'url(#soft)' }),
    halftone(60, 40, 520, 480, 15, black, (x, y) => random() * (0.3 + Math.hypot(x - 320, y - 280) / 420)),
    halftone(60, 40, 520, 480, 30, acid, () => (random() < 0.12 ? 0.5 : 0)),
  );
};
const pulse = () =>
  record(
    '#160a22',
    'Pulse',
    Array.from({ length: 14 }, (_, index) =>
      path(ring(320, 280, 34 + index * 16, index * 1.4, 5, index * 0.4), 'none', {
        stroke: index % 3 === 0 ? acid : index % 3 === 1 ? magenta : '#fff',
        'stroke-width': 7 - index * 0.3,
      }),
    ),
  );

export const pictures = { booth, sine, square, saw, noise, pulse };
