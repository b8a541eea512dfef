import type { ProductPageDetails } from '@linkyard/contracts';
import type { Words } from '../words/words.js';

const maxPictures = 8;

interface AboutProductProps {
  details: ProductPageDetails;
  words: Words;
}

/** What a buyer reads and looks at before buying: the description, more pictures, a video and previews. */
export function AboutProduct({ details: { product, previews }, words: { i18n } }: AboutProductProps) {
  const { publicId, title, description, videoUrl, images, thumb } = product;
  const [head] = thumb ? [thumb] : images;
  const pictures = images.filter((image) => image !== head).slice(0, maxPictures);
  if (!description && !videoUrl && pictures.length === 0 && previews.length === 0) return null;
  return (
    <div className="card co-about">
      {pictures.length > 0 && <Pictures pictures={pictures} title={title} />}
      {description && (
        <p className="co-words" dir="auto">
          {description}
        </p>
      )}
      {videoUrl && (
        <p>
          <a href={videoUrl} target="_blank" rel="noopener noreferrer">
            {i18n.t('Watch the video')}
          </a>
        </p>
      )}
      {previews.map(({ mediaId, name }) => (
        <p key={mediaId}>
          <a href={`/checkout/${publicId}/preview/${mediaId}`}>
            {i18n.t('Preview')}: <bdi>{name}</bdi>
          </a>
        </p>
      ))}
    </div>
  );
}

/** Where they do not fit side by side they are scrolled, by keys too. */
const Pictures = ({ pictures, title }: { pictures: readonly string[]; title: string }) => (
  <div className="co-pictures" role="group" tabIndex={0} aria-label={title}>
    {pictures.map((src) => (
      <img key={src} src={src} alt="" width="160" height="160" loading="lazy" />
    ))}
  </div>
);
