import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import {
  currencyCode,
  email,
  idempotencyKey,
  line,
  majorAmount,
  objectId,
  prose,
  publicId,
} from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { startRefusals } from '../../payments/start-refusals.js';
import { donationIntervals } from './donation-view.js';

/** The published block decides which amounts, currency and intervals are taken. The same key with the same content gives the same donation. */
export const createDonation = defineCommand({
  subject: 'commerce.donations.create',
  http: { path: '/user/donation/create', role: 'public', needsActiveOwner: true, rate: visitorWriteRate },
  summary: 'Begin to give a donation',
  request: z.strictObject({
    campaignId: objectId,
    pageId: objectId,
    sectionId: objectId,
    /** Major units. */
    amount: majorAmount,
    currency: currencyCode,
    interval: z.enum(donationIntervals).default('once'),
    coverFees: z.boolean().default(false),
    donor: z.strictObject({ email, name: line(120).default('') }),
    message: prose(255).default(''),
    isAnonymous: z.boolean().default(false),
    goalId: objectId.optional(),
    idempotencyKey,
  }),
  reply: z.object({ publicId, redirectUrl: z.string() }),
  errors: ['forms.closed', 'core.idempotency_mismatch', ...startRefusals],
  timeoutMs: 15_000,
});
