import { z } from 'zod';
import { visitorHost } from '../../campaigns-and-templates/public-pages/visitor-host.js';
import { defineCommand } from '../../kit/define-command.js';
import { cameFromCampaign, money, objectId, publicId } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';
import { paymentMethods } from './product-fields.js';
import { publicProductView } from './product-view.js';

/** A product that can be taken together with the opened one. */
const offered = {
  publicId,
  title: z.string(),
  thumb: z.string(),
  /** Suggested where the price is the buyer's choice; null for free. */
  price: money.nullable(),
  priceModel: z.enum(['fixed', 'payWhatYouWant', 'free']),
  /** What it asks of the buyer besides what the opened product does. */
  asksAddress: z.boolean(),
  asksCountry: z.boolean(),
};

export const saleStates = ['onSale', 'comingSoon', 'ended', 'soldOut'] as const;

/** What a page about one product needs. @source models.md 6 "Page details" */
export const productPageDetails = z.object({
  product: publicProductView,
  /** Of the product's page, complete, at the seller's site; null while that site is not known. */
  address: z.string().nullable().default(null),
  saleState: z.enum(saleStates),
  seller: visitorHost,
  /** How the buyer can pay for it, the seller's default first. */
  methods: z.array(z.object({ provider: z.enum(paymentMethods), mode: z.enum(['test', 'live']) })),
  delivery: z.object({
    /** Whether the buyer enters a shipping address. */
    asksAddress: z.boolean(),
    /** Whether the country decides on shipping or tax. */
    asksCountry: z.boolean(),
    /** Empty for every country. */
    countries: z.array(z.string()),
    handlingDays: z.int(),
  }),
  asksVatId: z.boolean(),
  /** Public files, to look at before buying. */
  previews: z.array(z.object({ mediaId: objectId, name: z.string(), size: z.int() })),
  /** What a bundle holds; empty for other products. */
  contents: z.array(z.object({ title: z.string(), thumb: z.string() })),
  /** Offered beside the product; null when there is none on sale. */
  bump: z.object({ ...offered, shortDescription: z.string() }).nullable(),
  /** Other products of the seller that are on sale in this currency, one entry per variant. */
  others: z.array(
    z.object({ ...offered, variantId: z.string().nullable(), minQty: z.int(), /** 0: no limit. */ maxQty: z.int() }),
  ),
});
export type ProductPageDetails = z.output<typeof productPageDetails>;

/** Only what is published and switched on is there. */
export const getProductPageDetails = defineCommand({
  subject: 'commerce.products.page-details',
  http: { path: '/user/products/page-details', role: 'public', needsActiveOwner: true, rate: publicReadRate },
  summary: 'A product with its seller, ways to pay, delivery and policies',
  request: z.strictObject({ publicId, from: cameFromCampaign }),
  reply: z.object({ details: productPageDetails }),
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
