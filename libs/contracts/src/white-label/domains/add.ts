import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { checkedDomain } from './domain-view.js';
import { typedDomain } from './typed-domain.js';

/** A repetition answers the claim that is there. @source api.md "wl" */
export const addDomain = defineCommand({
  subject: 'white-label.domains.add',
  http: { path: '/user/domain/add', role: 'user', feature: 'customDomain', rate: costlyRate, problems: true },
  summary: 'Claim a domain for own pages: answers the records to set, and what is seen of them now',
  request: z.strictObject({ domain: typedDomain, campaignId: objectId.nullable().default(null) }),
  reply: checkedDomain,
  errors: ['domains.too_many', 'domains.cooling_off'],
  timeoutMs: 15_000,
});
