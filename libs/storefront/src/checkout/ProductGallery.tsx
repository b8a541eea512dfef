import type { Words } from '../words/words.js';

interface ProductGalleryProps {
  pictures: readonly string[];
  title: string;
  words: Words;
}

/** The pictures of a product side by side, to be swiped or scrolled by keys; the small ones lead to theirs without a script. */
export function ProductGallery({ pictures, title, words: { i18n } }: ProductGalleryProps) {
  if (pictures.length === 0) return null;
  const [first = '', ...others] = pictures;
  const isSingle = others.length === 0;
  return (
    <div className="co-gallery">
      <div
        className="co-pictures"
        {...(isSingle ? {} : { role: 'group', tabIndex: 0, 'aria-label': i18n.t('Pictures of {title}', { title }) })}
      >
        <img id="picture-1" src={first} alt="" width="640" height="480" fetchPriority="high" />
        {others.map((src, index) => (
          <img key={src} id={`picture-${index + 2}`} src={src} alt="" width="640" height="480" loading="lazy" />
        ))}
      </div>
      {!isSingle && (
        <div className="co-thumbs">
          {pictures.map((src, index) => (
            <a key={src} href={`#picture-${index + 1}`} aria-label={i18n.t('Picture {number}', { number: index + 1 })}>
              <img src={src} alt="" width="48" height="48" loading="lazy" />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
