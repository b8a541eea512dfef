import { plural, t } from '@lingui/core/macro';
import { formatDecimal } from '@linkyard/ui';
import { coloursIn, neededRatio, over, parseComputed, ratioOf, type Rgba } from './colour-contrast.js';
import type { Finding } from './finding.js';

/** What a drawn page is judged with. */
export interface MeasuredPage {
  pageId: string;
  root: ShadowRoot;
  /** The page's background colour; null when the background is a picture. */
  ground: Rgba | null;
  /** The name of a block, for the sentences. */
  nameOf: (sectionId: string) => string;
}

/** CSS pixels a finger needs; a little less is not seen as less. @source look.md "Public pages" */
const fingertip = 43.5;
/** Smaller pictures are ornaments. */
const pictureFrom = 100;

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
};
const sectionOf = (element: Element): string | null => element.closest<HTMLElement>('[data-s]')?.dataset['s'] ?? null;

/** The colours behind an element, each of which its text has to stand against; null when one of them is unknown. */
function groundsOf(element: Element, page: Rgba | null): Rgba[] | null {
  const layers: Rgba[][] = [];
  for (let node: Element | null = element; node && !node.matches('.lp'); node = node.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    if (backgroundImage.includes('url(')) return null;
    const colour = parseComputed(backgroundColor);
    const layer = backgroundImage === 'none' ? (colour ? [colour] : null) : coloursIn(backgroundImage);
    if (!layer || layer.length === 0) return null;
    if (layer.some(({ a }) => a > 0)) layers.push(layer);
    if (layer.every(({ a }) => a === 1)) return settled(layers, null);
  }
  return page && settled(layers, page);
}

/** Layers from the top down, laid on what lies below. */
const settled = (layers: readonly Rgba[][], bottom: Rgba | null): Rgba[] => {
  const start: Rgba[] = bottom ? [bottom] : [];
  return layers.reduceRight(
    (below, layer) =>
      below.length === 0 ? layer : below.flatMap((ground) => layer.map((colour) => over(colour, ground))),
    start,
  );
};

function contrastFindings({ root, pageId, ground, nameOf }: MeasuredPage): Finding[] {
  const worst = new Map<string, number>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const sectionId = element && sectionOf(element);
    if (!element || !sectionId || !node.textContent?.trim() || !isShown(element)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const ink = parseComputed(color);
    const grounds = groundsOf(element, ground);
    if (!ink || !grounds) continue;
    const ratio = Math.min(...grounds.map((one) => ratioOf(ink, one)));
    const isPale = ratio < neededRatio(Number.parseFloat(fontSize), Number(fontWeight));
    if (isPale && ratio < (worst.get(sectionId) ?? Infinity)) worst.set(sectionId, ratio);
  }
  return [...worst].map(([sectionId, ratio]): Finding => {
    const text = t`Text in ‘${nameOf(sectionId)}’ is hard to read: contrast ${formatDecimal(ratio)} to 1.`;
    return { kind: 'contrast', grade: ratio < 3 ? 'error' : 'warning', pageId, sectionId, text };
  });
}

const targets = 'a, button, input:not([type=hidden]), select, textarea, summary, [role=button]';
/** Ticks are hit by their words too. */
const hitBox = (element: Element) =>
  (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element;

function tapFindings({ root, pageId, nameOf }: MeasuredPage): Finding[] {
  const small = new Map<string, string>();
  for (const element of root.querySelectorAll(targets)) {
    const sectionId = sectionOf(element);
    // A link inside a sentence is as high as its line.
    if (!sectionId || !isShown(element) || getComputedStyle(element).display === 'inline') continue;
    const { width, height } = hitBox(element).getBoundingClientRect();
    if (Math.min(width, height) >= fingertip || small.has(sectionId)) continue;
    small.set(sectionId, `${Math.round(width)} × ${Math.round(height)}`);
  }
  return [...small].map(([sectionId, size]): Finding => {
    const text = t`Something in ‘${nameOf(sectionId)}’ is small for a finger: ${size} pixels.`;
    return { kind: 'tapSize', grade: 'warning', pageId, sectionId, text };
  });
}

const wordsOf = (element: Element) =>
  `${element.textContent ?? ''}${element.getAttribute('aria-label') ?? ''}${element.getAttribute('title') ?? ''}`.trim();

function wordFindings({ root, pageId, nameOf }: MeasuredPage): Finding[] {
  const nameless = new Set<string>();
  const bare = new Map<string, number>();
  for (const link of root.querySelectorAll('a, button')) {
    const sectionId = sectionOf(link);
    const hasAlt = [...link.querySelectorAll('img')].some(({ alt }) => alt.trim() !== '');
    if (sectionId && isShown(link) && wordsOf(link) === '' && !hasAlt) nameless.add(sectionId);
  }
  for (const picture of root.querySelectorAll('img')) {
    const sectionId = sectionOf(picture);
    if (!sectionId || picture.alt.trim() !== '' || picture.closest('[aria-hidden=true]')) continue;
    const { width, height } = picture.getBoundingClientRect();
    const frame = picture.closest('a, button, li, figure, [data-s]');
    const isOrnament = Math.min(width, height) < pictureFrom || (frame !== null && wordsOf(frame) !== '');
    if (!isOrnament && !nameless.has(sectionId)) bare.set(sectionId, (bare.get(sectionId) ?? 0) + 1);
  }
  return [
    ...[...nameless].map((sectionId): Finding => {
      const text = t`A link in ‘${nameOf(sectionId)}’ has no text: screen readers cannot announce where it leads.`;
      return { kind: 'linkName', grade: 'error', pageId, sectionId, text };
    }),
    ...[...bare].map(([sectionId, count]): Finding => {
      const name = nameOf(sectionId);
      const text = plural(count, {
        one: `A picture in ‘${name}’ has no description.`,
        other: `# pictures in ‘${name}’ have no description.`,
      });
      return { kind: 'altText', grade: 'warning', pageId, sectionId, text };
    }),
  ];
}

/** What can be seen of a drawn page: colours, sizes, names. */
export const measuredFindings = (page: MeasuredPage): Finding[] => [
  ...contrastFindings(page),
  ...wordFindings(page),
  ...tapFindings(page),
];

/** The pictures of a page with the block each is in. */
export const picturesOf = (root: ShadowRoot): { address: string; sectionId: string | null }[] =>
  [...root.querySelectorAll('img')].map((picture) => ({
    address: picture.currentSrc || picture.src,
    sectionId: sectionOf(picture),
  }));
