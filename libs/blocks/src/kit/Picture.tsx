import type { PictureFacts } from '@linkyard/contracts';
import type { CSSProperties } from 'react';
import { placeholderCss } from './placeholder.js';
import type { RenderContext } from './types.js';

export interface PictureProps {
  context: RenderContext;
  /** As the block has it. */
  src: string;
  alt: string;
  /** Pixels of the box it is shown in; its own where `ownShape`. */
  width: number;
  height: number;
  /** How wide it is shown, as in the attribute of that name. */
  sizes: string;
  /** Shown whole and not cut to a box: then its own lengths keep its place. */
  ownShape?: boolean;
  /** `high` for what a page opens with; `eager` for what is likely seen at once; default `lazy`. */
  loading?: 'high' | 'eager' | 'lazy';
  /** Whether the library's words are said where the block has none; not beside words that say the same. */
  libraryAlt?: boolean;
  className?: string;
}

const ownPath = /^\/media\/[\w./-]{1,300}$/;
const types = ['image/avif', 'image/webp'] as const;

/** The facts of a picture; null for pictures of other hosts and of the catalogue, or when the lookup failed. */
export const factsOf = (src: string, { pictures }: RenderContext): PictureFacts | null => pictures?.get(src) ?? null;

/** The words of the block, else the library's. */
export const altOf = (src: string, alt: string, context: RenderContext): string =>
  alt || (factsOf(src, context)?.alt ?? '');

function srcSet({ sizes }: PictureFacts, type: string): string {
  return sizes
    .filter(({ mime, path, width }) => mime === type && ownPath.test(path) && Number.isInteger(width) && width > 0)
    .map(({ path, width }) => `${path} ${width}w`)
    .join(',');
}

function styleOf(facts: PictureFacts): CSSProperties | undefined {
  const background = placeholderCss(facts.placeholder);
  const { x, y } = facts.focalPoint ?? { x: NaN, y: NaN };
  const isPoint = [x, y].every((share) => share >= 0 && share <= 100);
  const style: CSSProperties = {
    ...(background && { background }),
    ...(isPoint && { objectPosition: `${Math.round(x)}% ${Math.round(y)}%` }),
  };
  return Object.keys(style).length > 0 ? style : undefined;
}

const loadings = {
  high: { fetchPriority: 'high' },
  eager: { decoding: 'async' },
  lazy: { loading: 'lazy', decoding: 'async' },
} as const;

/**
 * A picture of a block: AVIF or WebP as wide as the screen needs, with its place kept and its colours there before it is loaded. Without facts about
 * it, and in the editor, a plain one.
 */
export function Picture({ context, src, alt, width, height, sizes, ...more }: PictureProps) {
  const { ownShape = false, loading = 'lazy', libraryAlt = false, className } = more;
  const facts = factsOf(src, context);
  const box = ownShape && facts ? { width: facts.width, height: facts.height } : { width, height };
  const image = (
    <img
      className={className}
      src={src}
      alt={libraryAlt ? altOf(src, alt, context) : alt}
      {...box}
      {...loadings[loading]}
      style={facts ? styleOf(facts) : undefined}
    />
  );
  const sources = facts && context.mode !== 'editor' ? types.map((type) => ({ type, set: srcSet(facts, type) })) : [];
  const usable = sources.filter(({ set }) => set !== '');
  if (usable.length === 0) return image;
  return (
    <picture>
      {usable.map(({ type, set }) => (
        <source key={type} type={type} srcSet={set} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/** `sizes` of what is as wide as the page's column, or a share of it. */
export const ofColumn = (share = 1): string => {
  const part = (whole: number) => Math.round(whole * share);
  return `(min-width:700px) ${part(640)}px,${part(100)}vw`;
};
