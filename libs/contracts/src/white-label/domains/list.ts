import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { domainView } from './domain-view.js';

export const maxDomains = 50;

export const listDomains = defineCommand({
  subject: 'white-label.domains.list',
  http: { path: '/user/domain/list', role: 'user', feature: 'customDomain' },
  summary: 'The own domains of a creator, the latest first',
  request: z.strictObject({}),
  reply: z.object({
    data: z.array(domainView).max(maxDomains),
    /** False while the operator has not set the addresses that records lead to. */
    isSetUp: z.boolean(),
  }),
  timeoutMs: 2000,
});
