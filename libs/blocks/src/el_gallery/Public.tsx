import type { PublicProps } from '../kit/types.js';
import type { GalleryContent, GalleryImage } from './schema.js';

const sizes = {
  Full: { width: 1200, height: 900 },
  Grid: { width: 600, height: 600 },
  Mosaic: { width: 900, height: 900 },
} as const;

function Picture({ image, type, isFirst, label }: PictureProps) {
  return (
    <a
      href={image.redirectUrl || image.imgUrl}
      data-c={image.redirectUrl ? '' : undefined}
      data-g={image.redirectUrl ? undefined : ''}
      rel={image.redirectUrl ? 'noopener' : undefined}
      aria-label={image.alt ? undefined : label}
    >
      <img
        src={image.imgUrl}
        alt={image.alt}
        {...sizes[type]}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
      />
    </a>
  );
}
interface PictureProps {
  image: GalleryImage;
  type: GalleryContent['type'];
  isFirst: boolean;
  label: string;
}

/** Without JavaScript the pictures scroll and snap, and each is a link to itself. */
export function Public({ data }: PublicProps<GalleryContent>) {
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
                label={`Picture ${index + 1} of ${images.length}`}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
