import { LiveWrong } from '../form/FieldFrame.js';
import { TextField } from '../form/TextField.js';
import type { CheckoutFieldsProps } from './checkout-props.js';

/** Open once there is a code in it. */
export function CouponField({ details: { product }, form, words: { i18n } }: CheckoutFieldsProps) {
  if (!product.checkout.couponsAllowed || product.priceModel === 'free') return null;
  return (
    <details open={form.value('coupon') !== ''}>
      <summary>{i18n.t('Have a coupon?')}</summary>
      <div className="co-coupon">
        <TextField
          form={form}
          name="coupon"
          label={i18n.t('Coupon')}
          maxLength={40}
          autoComplete="off"
          isWrongElsewhere
        />
        <button className="btn" name="action" value="update" formNoValidate>
          {i18n.t('Apply')}
        </button>
      </div>
      <LiveWrong form={form} name="coupon" />
    </details>
  );
}
