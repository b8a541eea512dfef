import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { checkedDomain } from './domain-view.js';

export const diagnoseDomain = defineCommand({
  subject: 'white-label.domains.diagnose',
  http: { path: '/user/domain/diagnose', role: 'user', feature: 'customDomain', rate: costlyRate, problems: true },
  summary: 'What is wrong with the records of an own domain, in words; its state stays',
  request: z.strictObject({ _id: objectId }),
  reply: checkedDomain,
  timeoutMs: 15_000,
});
