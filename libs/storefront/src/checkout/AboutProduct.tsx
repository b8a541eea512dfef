import type { ProductPageDetails } from '@linkyard/contracts';
import type { Words } from '../words/words.js';

interface AboutProductProps {
  details: ProductPageDetails;
  words: Words;
}

/** What a buyer reads and looks at before buying: the description, a video and previews. */
export function AboutProduct({ details: { product, previews }, words: { i18n } }: AboutProductProps) {
  const { publicId, description, videoUrl } = product;
  if (!description && !videoUrl && previews.length === 0) return null;
  return (
    <div className="card co-about">
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
