import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { domainFindings, domainView } from './domain-view.js';
import { whiteLabelView } from '../white-labels/white-label-fields.js';
import { typedDomain } from './typed-domain.js';

/** The first domain begins the white label. Another domain is verified beside the old one. @source spec 4 "Domain", 7 */
export const verifyWhiteLabelDomain = defineCommand({
  subject: 'white-label.domains.verify-white-label',
  http: { path: '/wl/verify-domain', role: 'owner', rate: costlyRate, problems: true },
  summary: 'Claim the domain of the white label, or look up its records again',
  request: z.strictObject({
    domain: typedDomain,
    /** Of the white label, once there is one. */
    _id: objectId.optional(),
  }),
  reply: z.object({
    /** The whole record where none was named. @source spec 7 */
    ...whiteLabelView.partial().shape,
    /** Of the white label. */
    _id: objectId,
    status: z.union([z.literal(0), z.literal(1)]),
    /** In letters of its language, as in the record. */
    domain: z.string(),
    domainVerified: z.boolean(),
    claim: domainView,
    problems: domainFindings,
  }),
  errors: ['domains.too_many', 'domains.cooling_off'],
  timeoutMs: 15_000,
});
