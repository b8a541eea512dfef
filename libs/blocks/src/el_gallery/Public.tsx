import { altOf, ofColumn, Picture as Shown } from '../kit/Picture.js';
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

/** Without JavaScript the pictures scroll and snap, and each is a link to itself. */
export function Public({ data, context }: PublicProps<GalleryContent>) {
  const images = data.images.filter((image) => image.imgUrl !== '');
  if (images.length === 0) return null;
  return (
    <>
      {data.title && <h2 className="t ga-t">{data.title}</h2>}
      <div className="ga-w">
        <ul className={`ga ga-${data.type}`} role="list" aria-label={data.title || 'Gallery'}>
          {images.map((image, index) => (
            <li key={`${image.imgUrl} ${index}`}>
              <Picture
                image={image}
                type={data.type}
                isFirst={index === 0}
                context={context}
                label={`Picture ${index + 1} of ${images.length}`}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
