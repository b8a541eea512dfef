import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { currencyCode, objectId } from '../../primitives/index.js';

/** The block as it was published: what was shown is what commerce checks a donation against. */
export const getDonationForm = defineCommand({
  subject: 'campaigns-and-templates.donation-forms.get',
  needsActiveOwner: true,
  summary: 'What a published donation block allows',
  request: z.strictObject({ campaignId: objectId, pageId: objectId, sectionId: objectId }),
  reply: z.object({
    userId: objectId,
    tenantId: objectId.nullable(),
    campaignName: z.string(),
    pagePath: z.string(),
    title: z.string(),
    provider: z.enum(['stripe', 'paypal']),
    currency: currencyCode,
    /** Major units. */
    minimum: z.number(),
    amounts: z.array(z.number()),
    allowCustom: z.boolean(),
    intervals: z.array(z.enum(['once', 'month', 'year'])),
    coverFees: z.boolean(),
    message: z.boolean(),
    anonymousAllowed: z.boolean(),
    goalId: objectId.nullable(),
  }),
  errors: ['forms.closed'],
  timeoutMs: 2_000,
});
