import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { downloadView } from '../downloads/download-view.js';

export const listOrderDownloads = defineCommand({
  subject: 'commerce.orders.downloads',
  http: { path: '/user/orders/downloads', role: 'user' },
  summary: 'What the buyer of an order may download, as the seller sees it',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({
    downloads: z.array(downloadView.omit({ files: true })),
  }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
