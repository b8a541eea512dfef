import { legibleOn, spanOf } from './contrast.js';
import type { SectionStyle } from './design.js';
import { fontStack } from './fonts.js';
import { paintCss, paintTones, parseColour } from './paint.js';
import type { SectionModel } from './types.js';

const shadows = {
  none: 'none',
  sm: '0 1px 3px rgba(0,0,0,.14)',
  md: '0 2px 4px rgba(0,0,0,.06),0 12px 28px -12px rgba(0,0,0,.3)',
  lg: '0 4px 8px rgba(0,0,0,.06),0 28px 56px -20px rgba(0,0,0,.42)',
} as const;

/** Selector of a section's wrapper; null when the id could break out of one. */
export function sectionSelector(id: string): string | null {
  return /^[\w-]{1,64}$/.test(id) ? `.lp #s-${id}` : null;
}

type Rows = [string, string | null | undefined][];
const px = (value: number | undefined) => (value === undefined ? null : `${value}px`);

function colourRows({ colors = {}, border = {} }: SectionStyle): Rows {
  const background = paintCss(colors.background);
  const tones = paintTones(colors.background);
  const text = parseColour(colors.text) ?? (tones.length > 0 ? legibleOn('#111111', spanOf(tones), 4.5) : null);
  const borderColour = parseColour(border.color) ?? parseColour(colors.border);
  const width = border.width ?? (borderColour ? 1 : undefined);
  const style = border.style ?? 'solid';
  return [
    ['--s-bg', background],
    ['--s-fg', text],
    ['--s-ac', parseColour(colors.accent)],
    ['--s-bd', width === undefined ? null : `${width}px ${style} ${borderColour ?? 'currentColor'}`],
  ];
}

function shapeRows(style: SectionStyle): Rows {
  return [
    ['--s-r', px(style.radius)],
    ['--s-sh', style.shadow ? shadows[style.shadow] : null],
    ['--s-px', px(style.padding?.x)],
    ['--s-py', px(style.padding?.y)],
    ['--s-fs', px(style.size)],
    ['--s-fw', style.weight === undefined ? null : String(style.weight)],
    ['--al', style.align === 'left' ? 'start' : style.align === 'right' ? 'end' : style.align],
    ['--fj', style.align && { left: 'flex-start', center: 'center', right: 'flex-end' }[style.align]],
    ['font-family', style.font ? fontStack(style.font) : null],
    ['margin-top', px(style.margin?.top)],
    ['margin-bottom', px(style.margin?.bottom)],
  ];
}

function boxRows({ colors, border, shadow, padding, radius }: SectionStyle): Rows {
  const isPainted = [colors?.background, border, shadow].some((part) => part !== undefined);
  const room = isPainted ? 20 : 0;
  return [
    ['background', colors?.background ? 'var(--s-bg)' : null],
    // The page's halo belongs to letters on the page's own ground.
    ['text-shadow', colors?.background ? 'none' : null],
    ['border', colors?.border || border ? 'var(--s-bd)' : null],
    ['border-radius', isPainted || radius !== undefined ? 'var(--s-r,var(--r))' : null],
    ['box-shadow', shadow ? 'var(--s-sh)' : null],
    ['padding', isPainted || padding ? `var(--s-py,${room}px) var(--s-px,${room}px)` : null],
  ];
}

/** A section's own style as CSS: custom properties the base CSS and the block read, and the wrapper's own box. */
export function sectionCss(section: SectionModel, paints: 'box' | 'parts'): string {
  const selector = sectionSelector(section._id);
  if (!selector) return '';
  const style = section.style ?? {};
  const rows = [...colourRows(style), ...shapeRows(style), ...(paints === 'box' ? boxRows(style) : [])];
  const body = rows.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return body.length ? `${selector}{${body.map(([name, value]) => `${name}:${value}`).join(';')}}` : '';
}
