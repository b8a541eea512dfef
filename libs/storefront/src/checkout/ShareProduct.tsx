import { qrPath } from '@linkyard/blocks/qr';
import type { Words } from '../words/words.js';

interface ShareProductProps {
  /** Of the product's page, complete. */
  address: string;
  title: string;
  words: Words;
}

/**
 * The address of a product to pass on: shown and as a QR code without a script. With one there is a button: the sheet of a phone, else the
 * clipboard.
 */
export function ShareProduct({ address, title, words: { i18n } }: ShareProductProps) {
  return (
    <div className="co-share">
      <button type="button" className="btn" hidden data-share={address} data-title={title}>
        {i18n.t('Share')}
      </button>
      <button type="button" className="btn" hidden data-copy={address} data-copied={i18n.t('Link copied')}>
        {i18n.t('Copy link')}
      </button>
      <details>
        <summary>{i18n.t('Link and QR code')}</summary>
        <div className="field">
          <label htmlFor="product-address">{i18n.t('Link to this product')}</label>
          <input id="product-address" type="url" dir="ltr" readOnly defaultValue={address} />
        </div>
        <QrPicture address={address} label={i18n.t('QR code of the link to this product')} />
      </details>
    </div>
  );
}

/** Dark on light in each look: scanners of some phones do not read it turned over. */
function QrPicture({ address, label }: { address: string; label: string }) {
  const code = qrPath(address);
  if (!code) return null;
  const { size, path } = code;
  return (
    <svg
      className="co-qr"
      viewBox={`0 0 ${size} ${size}`}
      width={176}
      height={176}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
