import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { checkedDomain } from './domain-view.js';

/** Asks the name servers now; what was seen a moment ago is answered again. */
export const verifyDomain = defineCommand({
  subject: 'white-label.domains.verify',
  http: { path: '/user/domain/verify', role: 'user', feature: 'customDomain', rate: costlyRate, problems: true },
  summary: 'Look up the records of an own domain',
  request: z.strictObject({ _id: objectId }),
  reply: checkedDomain,
  timeoutMs: 15_000,
});
