import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { whiteLabelView } from './white-label-fields.js';

export const getWhiteLabel = defineCommand({
  subject: 'white-label.white-labels.get',
  http: { path: '/wl/get', role: 'owner' },
  summary: 'What the caller made of the product; null before a first domain was named',
  request: z.strictObject({}),
  reply: whiteLabelView.nullable(),
  timeoutMs: 3000,
});
