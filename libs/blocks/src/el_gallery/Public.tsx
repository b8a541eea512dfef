import type { Texts } from '@linkyard/languages';
import { altOf, ofColumn, Picture as Shown } from '../kit/Picture.js';
import { scriptTexts } from '../kit/script-texts.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import type { GalleryContent, GalleryImage } from './schema.js';

const sizes = {
  Full: { width: 1200, height: 900, sizes: ofColumn() },
  Grid: { width: 600, height: 600, sizes: ofColumn(1 / 3) },
  Mosaic: { width: 900, height: 900, sizes: ofColumn(2 / 3) },
} as const;

function Picture({ image, type, isFirst, label, context }: PictureProps) {
  const alt = altOf(image.imgUrl, image.alt, context);
  return (
    <a
      href={image.redirectUrl || image.imgUrl}
      data-c={image.redirectUrl ? '' : undefined}
      data-g={image.redirectUrl ? undefined : ''}
      rel={image.redirectUrl ? 'noopener' : undefined}
      aria-label={alt ? undefined : label}
    >
      <Shown context={context} src={image.imgUrl} alt={alt} {...sizes[type]} loading={isFirst ? 'eager' : 'lazy'} />
    </a>
  );
}
interface PictureProps {
  image: GalleryImage;
  type: GalleryContent['type'];
  isFirst: boolean;
  label: string;
  context: RenderContext;
}

/** What behaviour.ts and lightbox.ts say. */
const galleryTexts = (i18n: Texts) => ({
  previous: i18n.t('Previous picture'),
  next: i18n.t('Next picture'),
  pictures: i18n.t('Pictures'),
  close: i18n.t('Close'),
});

/** Without JavaScript the pictures scroll and snap, and each is a link to itself. */
export function Public({ data, context }: PublicProps<GalleryContent>) {
  const { i18n } = context;
  const images = data.images.filter((image) => image.imgUrl !== '');
  if (images.length === 0) return null;
  return (
    <>
      {data.title && <h2 className="t ga-t">{data.title}</h2>}
      <div className="ga-w" {...scriptTexts(galleryTexts(i18n))}>
        <ul className={`ga ga-${data.type}`} role="list" aria-label={data.title || i18n.t('Gallery')}>
          {images.map((image, index) => (
            <li key={`${image.imgUrl} ${index}`}>
              <Picture
                image={image}
                type={data.type}
                isFirst={index === 0}
                context={context}
                label={i18n.t('Picture {number} of {count}', { number: index + 1, count: images.length })}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
