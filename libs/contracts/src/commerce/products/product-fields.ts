import { z } from 'zod';
import { currencyCode, imageUrl, line, majorAmount, moment, objectId, prose, webUrl } from '../../primitives/index.js';
import type { PlainFieldCode } from '../../errors/index.js';
import { refusedAs } from '../../errors/reasons.js';

export const productTypes = ['digital', 'physical', 'service', 'bundle'] as const;
export const priceModels = ['fixed', 'payWhatYouWant', 'free'] as const;
export const productStates = ['draft', 'published', 'archived'] as const;
export const licenceKeyModes = ['none', 'pool', 'generated'] as const;
/** `offline`: bank transfer, cash or whatever else the seller describes. */
export const paymentMethods = ['stripe', 'paypal', 'offline'] as const;
export const checkoutFieldTypes = ['text', 'textarea', 'select', 'checkbox', 'date'] as const;

const optionalAmount = z.union([majorAmount, z.literal('')]);
const count = z.int().min(0).max(1_000_000);
/** Grams and millimetres. */
const measure = z.int().min(0).max(10_000_000);
const optionalImage = z.union([z.literal(''), imageUrl]);
const optionalWeb = z.union([z.literal(''), webUrl]);

export const stockInput = z
  .strictObject({
    track: z.boolean().default(false),
    /** Below 0 only as it was read: backorders may have taken it there. */
    onHand: z.int().min(-1_000_000).max(1_000_000).default(0),
    /** The count that `onHand` was edited from: only the difference is stored, so that sales since then stay counted. */
    onHandSeen: z.int().optional(),
    allowBackorder: z.boolean().default(false),
    lowAt: count.default(0),
  })
  .refine(({ onHand, onHandSeen }) => onHand >= 0 || onHand === onHandSeen, {
    path: ['onHand'],
    error: refusedAs('commerce.stock_below_zero'),
  });

const variant = z.strictObject({
  id: line(40).min(1),
  title: line(160).default(''),
  options: z.record(z.string().regex(/^[^.$]{1,40}$/), line(80)).default({}),
  sku: line(64).default(''),
  barcode: line(64).default(''),
  price: optionalAmount.default(''),
  compareAtPrice: optionalAmount.default(''),
  stock: stockInput.default(stockInput.parse({})),
  weight: measure.default(0),
  image: optionalImage.default(''),
  status: z.union([z.literal(0), z.literal(1)]).default(1),
});

const uniqueIds = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id)).size === items.length;

/** Buyers know a variant by its title. */
function refuseRepeated(variants: readonly z.output<typeof variant>[], context: z.RefinementCtx): void {
  const titleOf = ({ title }: z.output<typeof variant>) => title.toLowerCase();
  for (const [index, one] of variants.entries()) {
    const before = variants.slice(0, index);
    const add = (field: string, message: PlainFieldCode) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    if (before.some(({ id }) => id === one.id)) add('id', refusedAs('commerce.variant_ids_repeated'));
    if (one.title !== '' && before.some((other) => titleOf(other) === titleOf(one)))
      add('title', refusedAs('commerce.variant_titles_repeated'));
  }
}

/** What a creator sets on a product. A field that is not sent stays as it is. @source models.md 6 */
export const productInput = z.strictObject({
  type: z.enum(productTypes).optional(),
  title: line(160).optional(),
  shortDescription: line(300).optional(),
  description: prose(20_000).optional(),
  images: z.array(imageUrl).max(20).optional(),
  thumb: optionalImage.optional(),
  videoUrl: optionalWeb.optional(),
  category: line(80).optional(),
  tags: z.array(line(40)).max(30).optional(),
  priceModel: z.enum(priceModels).optional(),
  currency: currencyCode.optional(),
  price: optionalAmount.optional(),
  compareAtPrice: optionalAmount.optional(),
  minPrice: optionalAmount.optional(),
  suggestedPrice: optionalAmount.optional(),
  taxIncluded: z.boolean().optional(),
  taxCategory: line(40).optional(),
  sku: line(64).optional(),
  variants: z.array(variant).max(100).superRefine(refuseRepeated).optional(),
  stock: stockInput.optional(),
  limits: z
    .strictObject({
      minQty: z.int().min(1).max(1000).default(1),
      maxQty: count.default(0),
      perBuyer: count.default(0),
      totalSales: count.default(0),
    })
    .refine(({ minQty, maxQty }) => maxQty === 0 || maxQty >= minQty, refusedAs('commerce.quantities_reversed'))
    .optional(),
  /** Of a bundle: what its buyer gets, one of each. */
  contents: z.array(objectId).max(20).optional(),
  saleStart: moment.nullable().optional(),
  saleEnd: moment.nullable().optional(),
  digital: z
    .strictObject({
      files: z
        .array(
          z.strictObject({
            mediaId: objectId,
            name: line(255),
            size: z.int().min(0),
            version: line(40).default(''),
            kind: z.enum(['main', 'preview']).default('main'),
          }),
        )
        .max(50)
        .default([]),
      externalUrl: optionalWeb.default(''),
      licenceKeyMode: z.enum(licenceKeyModes).default('none'),
      downloadLimit: count.default(5),
      downloadDays: count.default(30),
      notifyBuyersOnUpdate: z.boolean().default(false),
    })
    .optional(),
  shipping: z
    .strictObject({
      required: z.boolean().default(false),
      weight: measure.default(0),
      length: measure.default(0),
      width: measure.default(0),
      height: measure.default(0),
      handlingDays: count.default(0),
      rates: z
        .array(
          z.strictObject({
            name: line(80),
            countries: z.array(z.string().regex(/^[A-Z]{2}$/, refusedAs('core.not_countries'))).max(250),
            amount: majorAmount,
            freeOver: optionalAmount.default(''),
          }),
        )
        .max(50)
        .default([]),
    })
    .optional(),
  checkout: z
    .strictObject({
      fields: z
        .array(
          z.strictObject({
            id: line(40).min(1),
            title: line(120),
            type: z.enum(checkoutFieldTypes),
            required: z.boolean().default(false),
            options: z.array(line(80)).max(50).default([]),
          }),
        )
        .max(20)
        .refine(uniqueIds, refusedAs('core.ids_repeated'))
        .default([]),
      askPhone: z.boolean().default(false),
      askAddress: z.boolean().default(false),
      termsText: prose(2_000).default(''),
      orderBumpProductId: objectId.nullable().default(null),
      upsellProductId: objectId.nullable().default(null),
      couponsAllowed: z.boolean().default(true),
      quantityAllowed: z.boolean().default(true),
      btnText: line(40).default('Buy'),
      /** A buyer who leaves without paying gets one mail that leads back. */
      remindBuyers: z.boolean().default(false),
    })
    .optional(),
  payment: z
    .strictObject({
      /** How buyers can pay for it; every connected account when empty. */
      methods: z.array(z.enum(paymentMethods)).max(3).default([]),
      /** How a buyer pays who has chosen `offline`. */
      offlineText: prose(2_000).default(''),
      /** Which of the seller's accounts take the money; every connected one, the default first, when empty. */
      connectionIds: z.array(objectId).max(20).default([]),
    })
    .optional(),
  after: z
    .strictObject({
      thanktype: z.enum(['text', 'link', 'page']).default('text'),
      text: prose(2_000).default(''),
      link: optionalWeb.default(''),
      page: line(64).default(''),
      emailSubject: line(160).default(''),
      emailBody: prose(10_000).default(''),
    })
    .optional(),
  refundPolicy: z.strictObject({ days: count.default(0), text: prose(2_000).default('') }).optional(),
  seo: z
    .strictObject({
      title: line(120).default(''),
      description: line(300).default(''),
      image: optionalImage.default(''),
    })
    .optional(),
});
export type ProductInput = z.output<typeof productInput>;
