import type { ProductView } from '@linkyard/contracts';
import { IconFileDownload, IconHeartHandshake, IconPackage, IconStack2 } from '@tabler/icons-react';
import css from './list.module.css';

const icons = { digital: IconFileDownload, physical: IconPackage, service: IconHeartHandshake, bundle: IconStack2 };

/** The first picture of a product, or the icon of its type. */
export function ProductThumb({ product }: { product: Pick<ProductView, 'thumb' | 'images' | 'type'> }) {
  const picture = product.thumb || product.images[0];
  const TypeIcon = icons[product.type];
  return (
    <span className={css['thumb']}>
      {picture ? (
        <img src={picture} alt="" width={40} height={40} loading="lazy" decoding="async" />
      ) : (
        <TypeIcon size={20} stroke={1.5} aria-hidden />
      )}
    </span>
  );
}
