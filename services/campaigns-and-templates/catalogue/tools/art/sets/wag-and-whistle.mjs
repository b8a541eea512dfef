// Dog walker: round shapes, one line for a smile, coats in five warm colours.
import { at, blob, circle, ellipse, group, line, path, rect, ridge, seeded, svg } from '../pen.mjs';

const ink = '#2a2233';
const teal = '#1d7f7a';
const coral = '#ff7a59';
const butter = '#ffd36b';

const ears = {
  flop: (fur) =>
    [-1, 1].map((side) =>
      group(
        { transform: `scale(${side} 1)` },
        path('M70 -104C130 -130 176 -70 164 30C158 84 112 84 100 34C94 0 92 -50 70 -104Z', fur),
      ),
    ),
  prick: (fur, inner) =>
    [-1, 1].map((side) =>
      group(
        { transform: `scale(${side} 1)` },
        path('M30 -110C60 -190 110 -230 128 -222C146 -190 140 -110 116 -50Z', fur),
        path('M66 -122C84 -164 108 -188 116 -186C124 -160 120 -118 108 -86Z', inner),
      ),
    ),
  button: (fur) =>
    [-1, 1].map((side) =>
      group({ transform: `scale(${side} 1)` }, path('M40 -124C90 -176 156 -150 168 -74C140 -54 104 -62 84 -84Z', fur)),
    ),
};

/** A dog's head, looking at us; about 340 wide. */
function head({ coat, ear, muzzle = '#fff6e8', kind = 'flop', patch, tongue = true, curls = false }) {
  const random = seeded(4);
  const wool = curls
    ? Array.from({ length: 11 }, (_, index) =>
        circle(-100 + index * 20, -106 - Math.sin((index / 10) * Math.PI) * 36 + random() * 10, 34, coat),
      )
    : [];
  return group(
    {},
    kind === 'flop' ? '' : ears[kind](ear, '#f2b9a6'),
    path('M-128 -20C-128 -112 -70 -150 0 -150S128 -112 128 -20C128 70 84 132 0 132S-128 70 -128 -20Z', coat),
    wool,
    patch ? path('M18 -138C80 -146 122 -96 122 -26C112 24 60 36 30 4C8 -24 6 -84 18 -138Z', patch) : '',
    path('M-16 -150C-4 -90 -30 -40 -72 10C-100 62 -58 126 0 126S100 62 72 10C30 -40 4 -90 16 -150Z', muzzle),
    kind === 'flop' ? ears.flop(ear) : '',
    circle(-54, -24, 15, ink),
    circle(54, -24, 15, ink),
    circle(-49, -30, 5, '#fff'),
    circle(59, -30, 5, '#fff'),
    tongue ? path('M-22 78C-22 128 -12 142 0 142S22 128 22 78Z', '#f2708a') : '',
    path('M-34 24C-34 4 34 4 34 24C34 46 14 58 0 58S-34 46 -34 24Z', ink),
    ellipse(-10, 22, 9, 5, '#fff', { opacity: 0.5 }),
    line('M0 58V76M0 76C-8 92 -40 92 -50 74M0 76C8 92 40 92 50 74', ink, 7),
  );
}

const pack = {
  biscuit: { coat: '#e0a458', ear: '#b97a34', muzzle: '#fff1da' },
  domino: { coat: '#3b3644', ear: '#2a2530', muzzle: '#ffffff', kind: 'button', patch: '#2a2530' },
  juno: { coat: '#a9adb8', ear: '#7f8492', muzzle: '#f5f3ef', kind: 'prick' },
  pickle: { coat: '#f7ead7', ear: '#e6d2b4', muzzle: '#fffaf0', curls: true, tongue: false },
  rosa: { coat: '#8f4a2b', ear: '#6d3620', muzzle: '#e9b98c', kind: 'flop', patch: '#a65b38' },
};

const portrait = (dog, ground, spot, collar, seed) =>
  svg(
    640,
    640,
    '',
    rect(0, 0, 640, 640, ground),
    path(blob(320, 330, 250, 0.1, 9, seeded(seed)), spot),
    path('M190 640C190 520 240 470 320 470S450 520 450 640Z', pack[dog].coat),
    path('M206 520C250 560 390 560 434 520L444 560C390 602 250 602 196 560Z', collar),
    circle(320, 586, 22, butter, { stroke: ink, 'stroke-width': 6 }),
    at(320, 330, 0, head(pack[dog])),
  );

/** A dog from the side, going left to right; the lead rises to the hand. */
function walker(x, y, size, coat, ear, lead) {
  return group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    lead ? line(lead, ink, 5) : '',
    line('M-104 -10C-140 -30 -150 -70 -138 -96', coat, 22),
    [-70, -40, 46, 72].map((leg, index) => line(`M${leg} 20L${leg + (index % 2 ? 16 : -10)} 88`, coat, 24)),
    path('M-112 0C-112 -46 60 -60 84 -20C96 12 70 46 0 46S-112 40 -112 0Z', coat),
    path('M54 -30C60 -96 96 -120 132 -108C150 -100 176 -84 178 -68C172 -48 140 -44 118 -40C112 -10 90 6 66 6Z', coat),
    path('M84 -102C66 -96 58 -56 70 -36C92 -34 98 -66 102 -96Z', ear),
    circle(130, -84, 7, ink),
    circle(176, -70, 9, ink),
    line('M64 -24C76 -12 96 -12 108 -22', coral, 12),
  );
}

function parade() {
  const random = seeded(14);
  return svg(
    1160,
    870,
    '',
    rect(0, 0, 1160, 870, '#ffe9cf'),
    circle(900, 210, 120, butter),
    path(ridge(1160, 900, 480, 40, 4, random), '#9fd3c0'),
    path(ridge(1160, 900, 560, 30, 3, random), '#6bb8a2'),
    rect(0, 640, 1160, 230, '#3f9a85'),
    Array.from({ length: 9 }, (_, index) => [
      rect(60 + index * 138, 430 + (index % 3) * 26, 12, 120, '#7a4b33'),
      circle(66 + index * 138, 410 + (index % 3) * 26, 54, index % 2 ? '#2f7d6d' : teal),
    ]),
    group(
      { transform: 'translate(420 470)' },
      line('M-12 120L-44 262M22 120L60 262', '#33507a', 44),
      path('M-56 130C-64 10 -40 -40 4 -40S70 10 62 130Z', coral),
      line('M34 0C84 30 110 60 140 84', coral, 34),
      line('M-24 6C-50 50 -46 80 -10 96', '#e8633f', 32),
      circle(4, -86, 50, '#8a5a3c'),
      path('M-52 -84C-60 -160 62 -164 58 -88C30 -112 -20 -116 -52 -84Z', ink),
      path('M-60 -110C-30 -142 60 -140 72 -106L98 -100C96 -90 70 -92 58 -96Z', teal),
      circle(20, -80, 5, ink),
      line('M8 -60Q22 -50 34 -60', ink, 5),
      line('M-46 262h-22M58 262h26', ink, 26),
    ),
    walker(720, 660, 0.92, '#e0a458', '#b97a34', 'M70 -30L-172 -126'),
    walker(930, 690, 0.7, '#3b3644', '#2a2530', 'M70 -40L-526 -210'),
    walker(200, 690, 0.76, '#f7ead7', '#d8bf98', ''),
    walker(1060, 770, 0.56, '#8f4a2b', '#6d3620', ''),
  );
}

export const pictures = {
  parade,
  biscuit: () => portrait('biscuit', '#d5efe6', '#8fd1bd', teal, 3),
  domino: () => portrait('domino', '#ffe0d3', coral, '#2f6fd0', 8),
  juno: () => portrait('juno', '#fff0c9', butter, coral, 15),
  pickle: () => portrait('pickle', '#dbe6ff', '#8fb0f2', coral, 21),
  rosa: () => portrait('rosa', '#f7dcea', '#ec9ac0', teal, 27),
};
