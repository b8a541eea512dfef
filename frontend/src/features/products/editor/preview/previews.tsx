import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ProductView } from '@linkyard/contracts';
import { IconDownload, IconKey } from '@tabler/icons-react';
import { ProductThumb } from '../../list/ProductThumb.js';
import { titleOf } from '../../product-labels.js';
import type { ProductValues } from '../product-values.js';
import { previewPrice, previewPriceBefore, previewTotal } from './preview-price.js';
import css from './preview.module.css';

interface PreviewProps {
  values: ProductValues;
  type: ProductView['type'];
}

const buttonOf = ({ checkout, priceModel }: ProductValues) =>
  checkout.btnText || (priceModel === 'free' ? t`Get` : t`Buy`);

export function CardPreview({ values, type }: PreviewProps) {
  const { images, shortDescription } = values;
  const before = previewPriceBefore(values);
  return (
    <article className={css['card']}>
      {images[0] ? (
        <img src={images[0]} alt="" className={css['picture']} />
      ) : (
        <span className={css['noPicture']}>
          <ProductThumb product={{ thumb: '', images: [], type }} />
        </span>
      )}
      <h3 className={css['title']}>{titleOf(values)}</h3>
      {shortDescription && <p className={css['text']}>{shortDescription}</p>}
      <p className={css['price']}>
        <b>{previewPrice(values)}</b>
        {before !== null && <s>{before}</s>}
      </p>
      <span className={css['button']}>{buttonOf(values)}</span>
    </article>
  );
}

export function CheckoutPreview({ values, type }: PreviewProps) {
  const { checkout, shipping, options, description, images, refundPolicy } = values;
  const needsAddress = checkout.askAddress || (shipping.required && type !== 'digital' && type !== 'service');
  const total = previewTotal(values);
  return (
    <div className={css['checkout']}>
      <div className={css['line']}>
        <ProductThumb product={{ thumb: '', images: [...images], type }} />
        <span>
          <b>{titleOf(values)}</b>
          <small>{previewPrice(values)}</small>
        </span>
        {checkout.quantityAllowed && <span className={css['quantity']}>1</span>}
      </div>
      {description && <p className={css['description']}>{description}</p>}
      {options.map(({ name, values: choices }) => (
        <Field key={name} label={name} value={choices[0] ?? ''} />
      ))}
      {values.priceModel === 'payWhatYouWant' && <Field label={t`Your amount`} value={total} />}
      <Field label={t`E-mail`} value="" />
      {checkout.askPhone && <Field label={t`Phone`} value="" />}
      {needsAddress && <Field label={t`Address`} value="" />}
      {checkout.fields.map(({ id, title, required }) => (
        <Field key={id} label={`${title || t`Question`}${required ? ' *' : ''}`} value="" />
      ))}
      {checkout.couponsAllowed && (
        <span className={css['link']}>
          <Trans>Add a coupon</Trans>
        </span>
      )}
      {checkout.termsText && <p className={css['terms']}>☐ {checkout.termsText}</p>}
      <span className={css['button']}>{values.priceModel === 'free' ? t`Get it for free` : t`Pay ${total}`}</span>
      {refundPolicy.days > 0 && (
        <p className={css['small']}>
          {plural(refundPolicy.days, { one: 'Refund within # day', other: 'Refund within # days' })}
        </p>
      )}
    </div>
  );
}

export function ReceiptPreview({ values, type }: PreviewProps) {
  const { after, digital } = values;
  const files = digital.files.filter(({ kind }) => kind === 'main');
  const hasFiles = type === 'digital' || type === 'bundle';
  return (
    <div className={css['checkout']}>
      <h3 className={css['title']}>
        <Trans>Thank you!</Trans>
      </h3>
      <p className={css['text']}>
        {after.thanktype === 'text' && (after.text || t`Your order has arrived. A receipt is on its way to you.`)}
        {after.thanktype === 'link' && t`Buyers go on to ${after.link || t`your link`}.`}
        {after.thanktype === 'page' && t`Buyers go on to your page ${after.page}.`}
      </p>
      <div className={css['line']}>
        <span>
          <b>{titleOf(values)}</b>
          <small>
            <Trans>Order 1001</Trans>
          </small>
        </span>
        <span className={css['amount']}>{previewTotal(values)}</span>
      </div>
      {hasFiles &&
        files.map((file) => (
          <span key={file.mediaId} className={css['download']}>
            <IconDownload size={16} stroke={1.5} aria-hidden />
            <bdi>{file.name}</bdi>
          </span>
        ))}
      {hasFiles && digital.externalUrl && (
        <span className={css['button']}>
          <Trans>Open</Trans>
        </span>
      )}
      {hasFiles && digital.licenceKeyMode !== 'none' && (
        <span className={css['download']}>
          <IconKey size={16} stroke={1.5} aria-hidden />
          <bdi>
            <Trans>AB2CD-EF3GH-JK4MN-PQ5RS</Trans>
          </bdi>
        </span>
      )}
    </div>
  );
}

function Field({ label, value }: { label: string; value: string }) {
  return (
    <span className={css['field']}>
      <small>{label}</small>
      <span>{value}</span>
    </span>
  );
}
