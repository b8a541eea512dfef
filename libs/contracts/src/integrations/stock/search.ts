import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { orientations, stockPicture, stockPlatforms, stockRefusals } from './stock-picture.js';

/** Search of one picture service with our key; results are kept as long as its terms allow. @source spec 7, 9 "Stock search page 24" */
export const searchStockImages = defineCommand({
  subject: 'integrations.stock.search',
  http: { path: '/user/search-image-from-thirdParty-platforms', role: 'any', rate: costlyRate },
  summary: 'Find pictures at Unsplash, Pixabay or Pexels',
  request: z.strictObject({
    keyword: line(100).min(1, refusedAs('integrations.keyword_missing')),
    platform: z.enum(stockPlatforms),
    type: z.literal('image').default('image'),
    orientation: z.enum(orientations).optional(),
    listPerPage: z.int().min(3).max(30).default(24),
    page: z.int().min(1).max(1_000).default(1),
  }),
  reply: z.object({
    data: z.array(stockPicture),
    currentPage: z.int(),
    totalCount: z.int(),
    pageCounts: z.int(),
    listPerPage: z.int(),
  }),
  errors: stockRefusals,
  timeoutMs: 12_000,
});
