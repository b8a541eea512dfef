import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { domainView } from './domain-view.js';

export const assignDomain = defineCommand({
  subject: 'white-label.domains.assign',
  http: { path: '/user/domain/assign', role: 'user', feature: 'customDomain' },
  summary:
    'Choose the page that an own domain shows (null: none), and which of the domain and its www leads to the other',
  request: z.strictObject({
    _id: objectId,
    campaignId: objectId.nullable(),
    /** Left out: as before. */
    servesWww: z.boolean().optional(),
  }),
  reply: z.object({ domain: domainView }),
  timeoutMs: 4000,
});
