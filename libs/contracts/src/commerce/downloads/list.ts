import { z } from 'zod';
import { visitorHost } from '../../campaigns-and-templates/public-pages/visitor-host.js';
import { defineCommand } from '../../kit/define-command.js';
import { publicId, timestamp } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';
import { downloadView, orderAccess } from './download-view.js';

/** A wrong token answers like a missing order. Changes nothing. */
export const listDownloads = defineCommand({
  subject: 'commerce.downloads.list',
  http: { path: '/user/download/list', role: 'public', needsActiveOwner: false, rate: publicReadRate },
  summary: 'What a buyer may download of an order',
  request: z.strictObject(orderAccess),
  reply: z.object({
    order: z.object({ publicId, number: z.int().nullable(), paidAt: timestamp.nullable(), sellerName: z.string() }),
    seller: visitorHost,
    /** False while a paid order is still being prepared. */
    isReady: z.boolean(),
    downloads: z.array(downloadView),
  }),
  errors: ['core.not_found'],
  timeoutMs: 4000,
});
