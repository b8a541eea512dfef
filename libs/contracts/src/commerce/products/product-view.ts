import { z } from 'zod';
import { currencyCode, money, objectId, onOff, publicId, recordFields, timestamp } from '../../primitives/index.js';
import {
  checkoutFieldTypes,
  licenceKeyModes,
  paymentMethods,
  priceModels,
  productStates,
  productTypes,
} from './product-fields.js';

const price = money.nullable();
const stock = z.object({
  track: z.boolean(),
  onHand: z.int(),
  reserved: z.int(),
  allowBackorder: z.boolean(),
  lowAt: z.int(),
});

const shown = {
  publicId,
  slug: z.string(),
  type: z.enum(productTypes),
  title: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  thumb: z.string(),
  videoUrl: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  priceModel: z.enum(priceModels),
  currency: currencyCode,
  price,
  compareAtPrice: price,
  minPrice: price,
  suggestedPrice: price,
  taxIncluded: z.boolean(),
  limits: z.object({ minQty: z.int(), maxQty: z.int(), perBuyer: z.int(), totalSales: z.int() }),
  saleStart: timestamp.nullable(),
  saleEnd: timestamp.nullable(),
  checkout: z.object({
    fields: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        type: z.enum(checkoutFieldTypes),
        required: z.boolean(),
        options: z.array(z.string()),
      }),
    ),
    askPhone: z.boolean(),
    askAddress: z.boolean(),
    termsText: z.string(),
    orderBumpProductId: objectId.nullable(),
    upsellProductId: objectId.nullable(),
    couponsAllowed: z.boolean(),
    quantityAllowed: z.boolean(),
    btnText: z.string(),
  }),
  refundPolicy: z.object({ days: z.int(), text: z.string() }),
  seo: z.object({ title: z.string(), description: z.string(), image: z.string() }),
};
const variant = {
  id: z.string(),
  title: z.string(),
  options: z.record(z.string(), z.string()),
  price,
  compareAtPrice: price,
  image: z.string(),
};

/** A product as its seller sees it. Prices are in minor units with their currency. @source models.md 6 */
export const productView = z.object({
  ...recordFields,
  ...shown,
  /** Of a bundle: the ids of its products. */
  contents: z.array(objectId),
  checkout: shown.checkout.extend({ remindBuyers: z.boolean().default(false) }),
  taxCategory: z.string(),
  sku: z.string(),
  variants: z.array(
    z.object({ ...variant, sku: z.string(), barcode: z.string(), weight: z.int(), status: onOff, stock }),
  ),
  stock,
  digital: z.object({
    files: z.array(
      z.object({
        mediaId: objectId,
        name: z.string(),
        size: z.int(),
        version: z.string(),
        kind: z.enum(['main', 'preview']),
      }),
    ),
    externalUrl: z.string(),
    licenceKeyMode: z.enum(licenceKeyModes),
    downloadLimit: z.int(),
    downloadDays: z.int(),
    notifyBuyersOnUpdate: z.boolean(),
  }),
  shipping: z.object({
    required: z.boolean(),
    weight: z.int(),
    length: z.int(),
    width: z.int(),
    height: z.int(),
    handlingDays: z.int(),
    rates: z.array(z.object({ name: z.string(), countries: z.array(z.string()), amount: money, freeOver: price })),
  }),
  payment: z.object({
    methods: z.array(z.enum(paymentMethods)),
    offlineText: z.string(),
    connectionIds: z.array(z.string()),
  }),
  after: z.object({
    thanktype: z.enum(['text', 'link', 'page']),
    text: z.string(),
    link: z.string(),
    page: z.string(),
    emailSubject: z.string(),
    emailBody: z.string(),
  }),
  /** So far: checkouts with it, items paid for, refunds of orders with it, and what buyers paid, by currency, before refunds. */
  stats: z.object({ checkouts: z.int(), sales: z.int(), refunds: z.int(), revenue: z.array(money) }),
  status: onOff,
  /** Switched off by an administrator: the seller cannot switch it on. */
  isBlocked: z.boolean(),
  state: z.enum(productStates),
  /** Above a lowered limit of its seller: it can be switched off, archived and deleted, not changed. */
  isReadOnly: z.boolean().default(false),
});
export type ProductView = z.output<typeof productView>;

/** A product as buyers see it: no stock counts, no files, no mails. */
export const publicProductView = z.object({
  ...shown,
  /** What it costs, or at least costs, by the variants that can be bought now; `isFrom` where some of them cost more. */
  shownPrice: z.object({ price, compareAt: price, isFrom: z.boolean() }),
  isOnSale: z.boolean(),
  isInStock: z.boolean(),
  variants: z.array(z.object({ ...variant, isInStock: z.boolean() })),
});
export type PublicProductView = z.output<typeof publicProductView>;
