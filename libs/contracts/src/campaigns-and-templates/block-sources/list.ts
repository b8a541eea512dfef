import { z } from 'zod';
import { sourceData } from '../../block-sources/kinds.js';
import { defineCommand } from '../../kit/define-command.js';
import { blockCode } from '../sections/section-view.js';

/** Asked once by an opening editor: what it can offer, choose from and draw. A kind with nothing in it is not there. @source ADR 0009 */
export const listBlockSources = defineCommand({
  subject: 'campaigns-and-templates.block-sources.list',
  http: { path: '/user/block-sources/get', role: 'any' },
  summary: 'What blocks can show of products, appointments, webinars, donations and feeds',
  request: z.strictObject({}),
  reply: z.object({
    sources: sourceData,
    /** Blocks that are switched off here: not offered, refused when saved, not shown to visitors. */
    off: z.array(blockCode),
  }),
  timeoutMs: 4_000,
});
