import { fontTable, scriptRanges } from './font-table.gen.js';

export const fontKinds = ['sans', 'serif', 'display', 'hand', 'mono'] as const;
export type FontKind = (typeof fontKinds)[number];

export interface FontFamily {
  name: string;
  /** Stem of its files under /assets/fonts/. */
  file: string;
  kind: FontKind;
  /** Lightest and boldest weight of a variable font. */
  weights?: readonly number[];
  /** Weights that have a file of their own, where no file holds all. */
  cuts?: readonly number[];
  /** Scripts that have a file, separated by spaces. */
  scripts: string;
  /** Cut into a hundred files by frequency of signs; its faces stand in a style sheet. */
  isSliced?: boolean;
  /** Size, ascent, descent and line gap that make the stand-in take the same room, percent. */
  fit: readonly number[];
}

/** The families a page may be set in, the default first. @source spec 9 (about 100) */
export const fontFamilies: readonly FontFamily[] = fontTable;

const standIns: Record<FontKind, { system: string; local: string }> = {
  sans: {
    system: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
    local: 'local("Arial"),local("Liberation Sans"),local("Roboto")',
  },
  serif: {
    system: 'ui-serif,Georgia,"Noto Serif",serif',
    local: 'local("Times New Roman"),local("Liberation Serif"),local("Tinos")',
  },
  display: {
    system: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
    local: 'local("Arial"),local("Liberation Sans"),local("Roboto")',
  },
  hand: {
    system: '"Segoe Print","Bradley Hand",cursive',
    local: 'local("Arial"),local("Liberation Sans"),local("Roboto")',
  },
  mono: {
    system: 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
    local: 'local("Courier New"),local("Liberation Mono"),local("Cousine")',
  },
};

const byName = new Map(fontTable.map((family) => [family.name.toLowerCase(), family]));

export function fontOf(name: string | undefined): FontFamily | undefined {
  return name === undefined ? undefined : byName.get(name.toLowerCase());
}

/** CSS font-family value; the system's own font for a family we do not host. */
export function fontStack(name: string | undefined): string {
  const family = fontOf(name);
  return family ? `"${family.name}","${family.name} Fallback",${standIns[family.kind].system}` : standIns.sans.system;
}

/** Fixed content under a fixed name, so it may be cached for ever: the number goes up with the font packages. */
const fileUrl = ({ file }: FontFamily, script: string, cut?: number) =>
  `/assets/fonts/${file}-${script}${cut ? `-${cut}` : ''}-v1.woff2`;

/** Style sheet with the faces of a sliced family, else null. */
export const fontSheetUrl = ({ file, isSliced }: FontFamily) =>
  isSliced ? `/assets/fonts/${file}-faces-v1.css` : null;

/** The file that can write the family's own name. */
export const sampleFontUrl = (family: FontFamily) => fileUrl(family, 'latin', family.cuts?.[0]);

type Span = readonly [from: number, to: number];
const spansOf = (range: string): Span[] =>
  range.split(',').map((part) => {
    const [from = '', to = from] = part.slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
const scriptSpans = new Map(Object.entries(scriptRanges).map(([script, range]) => [script, spansOf(range)]));

/** Which of the family's scripts a text has signs of, most signs first; latin is always among them. */
function scriptsIn(family: FontFamily, text: string): string[] {
  const scripts = family.scripts.split(' ');
  // Nearly every page is written in the signs of the first file alone.
  if (/^[\u0000-\u00ff\u2010-\u2026]*$/.test(text)) return ['latin'];
  const signs = Array.from(text, (sign) => sign.codePointAt(0) ?? 0).filter((sign) => sign > 0x40);
  const count = (script: string) => {
    const spans = scriptSpans.get(script) ?? [];
    return signs.filter((sign) => spans.some(([from, to]) => sign >= from && sign <= to)).length;
  };
  const counted = scripts.map((script) => ({ script, signs: count(script) }));
  const used = counted.filter(({ script, signs }) => signs > 0 || script === 'latin');
  return used.toSorted((a, b) => b.signs - a.signs).map(({ script }) => script);
}

/** The file that most of a text is drawn with, worth fetching before it is asked for; null for a sliced family. */
export function leadingFontUrl(family: FontFamily, text: string): string | null {
  return family.isSliced ? null : fileUrl(family, scriptsIn(family, text)[0] ?? 'latin', family.cuts?.[0]);
}

/** Weights each file stands for: the outermost ones for all beyond them, so that no browser makes a false bold. */
function weightsOf({ weights, cuts }: FontFamily): { cut?: number; span: string }[] {
  if (!cuts) return [{ span: `${weights?.[0] ?? 400} ${weights?.[1] ?? 400}` }];
  return cuts.map((cut, at) => {
    const from = at === 0 ? 100 : cut;
    const to = at === cuts.length - 1 ? 900 : cut;
    return { cut, span: from === to ? `${cut}` : `${from} ${to}` };
  });
}

/**
 * Faces of a family for what a page says, and its stand-in of the same measures, so that nothing jumps when a file arrives.
 * The browser fetches only the files it draws with.
 * @param text  all the page's words; null when they are not known yet, for every script the family has
 */
export function fontFaceCss(family: FontFamily, text: string | null): string {
  const [size, ascent, descent, gap] = family.fit;
  const standIn = `@font-face{font-family:"${family.name} Fallback";src:${standIns[family.kind].local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${gap}%}`;
  if (family.isSliced) return standIn;
  const scripts = text === null ? family.scripts.split(' ') : scriptsIn(family, text);
  const faces = scripts.flatMap((script) =>
    weightsOf(family).map(
      ({ cut, span }) =>
        `@font-face{font-family:"${family.name}";src:url(${fileUrl(family, script, cut)}) format("woff2");font-weight:${span};font-display:swap;unicode-range:${scriptRanges[script]}}`,
    ),
  );
  return faces.join('') + standIn;
}
