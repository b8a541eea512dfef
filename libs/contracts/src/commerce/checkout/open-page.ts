import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { cameFromCampaign, publicId } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';
import { productPageDetails } from '../products/page-details.js';
import { checkoutView } from './checkout-view.js';

/** What `/checkout/{id}` shows, whatever the id names: a product begins a purchase, a checkout continues one. */
export const openCheckoutPage = defineCommand({
  subject: 'commerce.checkout.open-page',
  http: { path: '/user/checkout/open-page', role: 'public', needsActiveOwner: true, rate: publicReadRate },
  summary: 'What the checkout screen of a product or a checkout shows',
  request: z.strictObject({
    id: publicId,
    /** What this browser has begun from the product, as its cookie says. */
    begun: publicId.optional(),
    /** The purchase that offered the product. */
    after: publicId.optional(),
    from: cameFromCampaign,
  }),
  reply: z.object({
    /** Null for a checkout that is paid or whose money is on its way: it can be looked at when its product is no longer offered. */
    details: productPageDetails.nullable(),
    /** Null where the id is a product's. */
    checkout: checkoutView.nullable(),
    /** Null unless it was begun from this product. */
    begun: checkoutView.nullable(),
    after: checkoutView.nullable(),
  }),
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
