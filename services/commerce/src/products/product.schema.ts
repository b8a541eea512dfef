import {
  checkoutFieldTypes,
  licenceKeyModes,
  paymentMethods,
  priceModels,
  productStates,
  productTypes,
} from '@linkyard/contracts';
import { embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

const text = { type: String, default: '' } as const;
const off = { type: Boolean, default: false } as const;
const on = { type: Boolean, default: true } as const;
const zero = { type: Number, default: 0 } as const;
/** Minor units of the product's currency; null where no amount is set. */
const amount = { type: Number, default: null } as const;
const nullableId = { type: String, default: null } as const;

const stock = { track: off, onHand: zero, reserved: zero, allowBackorder: off, lowAt: zero } as const;

const variant = embedded({
  id: { type: String, required: true },
  title: text,
  options: { type: Map, of: String, default: {} },
  sku: text,
  barcode: text,
  price: amount,
  compareAtPrice: amount,
  stock,
  weight: zero,
  image: text,
  status: { type: Number, enum: [0, 1], default: 1 },
});
const file = embedded({
  mediaId: { type: String, required: true },
  name: text,
  size: zero,
  version: text,
  kind: { type: String, enum: ['main', 'preview'], default: 'main' },
});
const rate = embedded({ name: text, countries: { type: [String] }, amount: zero, freeOver: amount });
const checkoutField = embedded({
  id: { type: String, required: true },
  title: text,
  type: { type: String, enum: checkoutFieldTypes, default: 'text' },
  required: off,
  options: { type: [String] },
});

/** @source models.md 6 Product */
export const products = ownedCollection({
  name: 'Product',
  collection: 'products',
  fields: {
    publicId: { type: String, required: true },
    type: { type: String, enum: productTypes, default: 'digital' },
    title: text,
    slug: text,
    shortDescription: text,
    description: text,
    images: { type: [String] },
    thumb: text,
    videoUrl: text,
    category: text,
    tags: { type: [String] },
    priceModel: { type: String, enum: priceModels, default: 'fixed' },
    currency: { type: String, default: 'USD' },
    price: amount,
    compareAtPrice: amount,
    minPrice: amount,
    suggestedPrice: amount,
    taxIncluded: off,
    taxCategory: text,
    sku: text,
    variants: { type: [variant] },
    /** Products of a bundle. */
    contents: { type: [String] },
    stock,
    limits: { minQty: { type: Number, default: 1 }, maxQty: zero, perBuyer: zero, totalSales: zero },
    /** Sold or reserved by checkouts, counted against `limits.totalSales`. */
    claimedSales: zero,
    stats: {
      /** Begun with this product. */
      checkouts: zero,
      /** Items that were paid for. */
      sales: zero,
      /** Settled refunds of orders with this product. */
      refunds: zero,
      /** What buyers paid for it, in minor units by currency, before refunds. */
      revenue: { type: Map, of: Number, default: {} },
    },
    saleStart: { type: Date, default: null },
    saleEnd: { type: Date, default: null },
    /** When the sale next begins or ends; null when neither lies ahead. */
    saleChangeAt: { type: Date, default: null },
    digital: {
      files: { type: [file] },
      externalUrl: text,
      licenceKeyMode: { type: String, enum: licenceKeyModes, default: 'none' },
      downloadLimit: { type: Number, default: 5 },
      downloadDays: { type: Number, default: 30 },
      notifyBuyersOnUpdate: off,
    },
    shipping: {
      required: off,
      weight: zero,
      length: zero,
      width: zero,
      height: zero,
      handlingDays: zero,
      rates: { type: [rate] },
    },
    checkout: {
      fields: { type: [checkoutField] },
      askPhone: off,
      askAddress: off,
      termsText: text,
      orderBumpProductId: nullableId,
      upsellProductId: nullableId,
      couponsAllowed: on,
      quantityAllowed: on,
      btnText: { type: String, default: 'Buy' },
      remindBuyers: off,
    },
    payment: {
      methods: { type: [String], enum: paymentMethods },
      offlineText: text,
      /** Accounts that take the money; every connected one when empty. */
      connectionIds: { type: [String] },
    },
    after: {
      thanktype: { type: String, enum: ['text', 'link', 'page'], default: 'text' },
      text,
      link: text,
      page: text,
      emailSubject: text,
      emailBody: text,
    },
    refundPolicy: { days: zero, text },
    seo: { title: text, description: text, image: text },
    status: { type: Number, enum: [0, 1], default: 1 },
    /** Switched off by an administrator. */
    isBlocked: off,
    state: { type: String, enum: productStates, default: 'draft' },
    /** Place in the seller's own order, ascending. */
    order: zero,
    /** The handle or permalink it was imported by; empty for one that was made here. */
    importKey: text,
  },
  indexes: [
    { key: { userId: 1, deletedAt: 1, order: 1, _id: 1 } },
    { key: { publicId: 1 }, options: { unique: true } },
    { key: { saleChangeAt: 1 }, options: { partialFilterExpression: { saleChangeAt: { $gt: new Date(0) } } } },
    { key: { userId: 1, importKey: 1 }, options: { partialFilterExpression: { importKey: { $gt: '' } } } },
  ],
});
export type Product = DocumentOf<typeof products>;
