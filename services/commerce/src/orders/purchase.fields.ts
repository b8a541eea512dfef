import { embedded } from '@linkyard/mongo';

const text = { type: String, default: '' } as const;
const zero = { type: Number, default: 0 } as const;

/** What the line of a bundle holds. */
export const lineContents = embedded({
  productId: { type: String, required: true },
  title: text,
  thumb: text,
  isDigital: { type: Boolean, default: false },
});

/** One thing bought, as it was when the checkout began. Amounts are minor units. */
export const orderedLine = embedded({
  productId: { type: String, required: true },
  publicId: { type: String, required: true },
  variantId: { type: String, default: null },
  title: text,
  thumb: text,
  qty: { type: Number, required: true, min: 1 },
  unitPrice: zero,
  discount: zero,
  tax: zero,
  total: zero,
  contents: { type: [lineContents] },
});
export const buyerFields = {
  email: { type: String, required: true },
  name: text,
  phone: text,
  address: text,
  country: text,
  vatId: text,
} as const;
/** An answer to a question of the seller, with the question as it was then. */
export const buyerAnswer = embedded({ id: { type: String, required: true }, title: text, value: text });
