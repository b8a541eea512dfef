import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** What stands on documents of an account. `null` for an unknown or deleted one. */
export const getBusinessDetails = defineCommand({
  subject: 'auth.users.business-details',
  summary: 'Name, address, tax number and time zone of a business',
  request: z.strictObject({ userId: objectId }),
  reply: z.object({
    business: z
      .object({
        name: z.string(),
        companyName: z.string(),
        address: z.object({
          line1: z.string(),
          line2: z.string(),
          city: z.string(),
          region: z.string(),
          postalCode: z.string(),
          country: z.string(),
        }),
        taxId: z.string(),
        /** In which the days of the business begin. */
        timeZone: z.string().default('UTC'),
      })
      .nullable(),
  }),
  timeoutMs: 2_000,
});
