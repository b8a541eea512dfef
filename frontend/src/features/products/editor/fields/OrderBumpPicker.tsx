import { t } from '@lingui/core/macro';
import type { ProductView } from '@linkyard/contracts';
import { InlineAlert } from '@linkyard/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useProductQuery } from '../../api.js';
import type { SectionProps } from '../edit-sections.js';
import { ProductPicker } from './ProductPicker.js';

/** The product that buyers can add with one tick, and why checkouts do not offer the chosen one. */
export function OrderBumpPicker({ form, product }: SectionProps) {
  const { orderBumpProductId: value } = form.draft.checkout;
  const chosen = useProductQuery(value === null ? skipToken : { _id: value });
  const reason = value !== null && chosen.data && notOfferedBecause(chosen.data.product, form.draft.currency);
  return (
    <>
      <ProductPicker
        label={t`Order bump`}
        description={t`A product that buyers can add with one tick.`}
        exclude={product._id}
        value={value}
        onChange={(id) => form.set('checkout.orderBumpProductId', id)}
        error={form.errorOf('checkout.orderBumpProductId')}
      />
      {reason && <InlineAlert title={reason} />}
    </>
  );
}

/** The same rules as those of the checkout; nothing where the product can be offered. */
function notOfferedBecause(bump: ProductView, currency: string): string | undefined {
  const { askPhone, termsText, fields } = bump.checkout;
  if (bump.currency !== currency) return t`This product is not offered, because it is sold in another currency.`;
  if (bump.variants.some(({ status }) => status === 1))
    return t`This product is not offered, because buyers have to choose one of its variants.`;
  if (askPhone || termsText !== '' || fields.some(({ required }) => required))
    return t`This product is not offered, because it has terms, a required question or asks for a phone number.`;
  if (bump.limits.minQty > 1) return t`This product is not offered, because buyers have to take several of it.`;
  return undefined;
}
