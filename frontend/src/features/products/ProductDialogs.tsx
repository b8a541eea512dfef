import type { ProductView } from '@linkyard/contracts';
import { ProductShareDialog } from './ProductShareDialog.js';
import { PutOnPageDialog } from './PutOnPageDialog.js';

/** Which way of passing a product on is open. */
export interface PassedOn {
  product: ProductView;
  way: 'share' | 'page';
}

interface ProductDialogsProps {
  open: PassedOn | null;
  onChange: (next: PassedOn | null) => void;
}

/** The address and code of a product, and the choice of a page for it. */
export function ProductDialogs({ open, onChange }: ProductDialogsProps) {
  const close = () => onChange(null);
  return (
    <>
      <ProductShareDialog
        product={open?.way === 'share' ? open.product : null}
        onClose={close}
        onPutOnPage={() => open && onChange({ ...open, way: 'page' })}
      />
      <PutOnPageDialog product={open?.way === 'page' ? open.product : null} onClose={close} />
    </>
  );
}
