import type { CSSProperties } from 'react';
import type { LayoutName } from '../kit/design.js';
import { Picture } from '../kit/Picture.js';
import type { PublicProps } from '../kit/types.js';
import type { ProfileData } from './schema.js';

/** Natural box of the picture per layout; CSS crops to it, the attributes keep its place while it loads. */
const pictureSize: Record<LayoutName, [number, number]> = {
  classic: [112, 112],
  card: [120, 120],
  cover: [620, 440],
  split: [780, 960],
  magazine: [640, 800],
  poster: [1280, 960],
};

/** How wide it is on a screen. */
const shownWidth: Record<LayoutName, string> = {
  classic: '112px',
  card: '120px',
  cover: '(min-width:680px) 620px,100vw',
  split: '(min-width:900px) 50vw,100vw',
  magazine: '(min-width:700px) 640px,100vw',
  poster: '(min-width:960px) 960px,100vw',
};

/** First letters of the first and last word, by whole graphemes, so that an emoji stays one. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const segmenter = new Intl.Segmenter();
  return ends
    .map((word) => [...segmenter.segment(word ?? '')][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}

/** Letters of the longest word, within what a big name is scaled by. */
function nameSpan(name: string): number {
  const longest = Math.max(...name.split(/\s+/).map((word) => [...word].length));
  return Math.min(20, Math.max(5, longest));
}

export function Public({ data, context }: PublicProps<ProfileData>) {
  const { name, image, imageAlt, tagline } = data;
  if (!name && !image && !tagline) return null;
  const [width, height] = pictureSize[context.theme.layout] ?? pictureSize.classic;
  const span = { '--n': nameSpan(name) } satisfies Record<string, number> as CSSProperties;
  return (
    <div className={image ? 'pf pf-p' : 'pf'}>
      {image ? (
        <Picture
          context={context}
          className="pf-i"
          src={image}
          alt={imageAlt || name}
          width={width}
          height={height}
          sizes={shownWidth[context.theme.layout] ?? shownWidth.classic}
          loading="high"
          libraryAlt
        />
      ) : (
        name && (
          <span className="pf-i pf-m" aria-hidden="true">
            {initials(name)}
          </span>
        )
      )}
      <div className="pf-x">
        {name && (
          <h1 className="pf-n" style={span}>
            {name}
          </h1>
        )}
        {tagline && <p className="pf-t">{tagline}</p>}
      </div>
    </div>
  );
}
