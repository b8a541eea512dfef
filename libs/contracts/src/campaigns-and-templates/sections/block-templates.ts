import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { objectId } from '../../primitives/index.js';
import { blockCode } from './section-view.js';

export const blockTemplateView = z.object({
  _id: objectId,
  name: z.string(),
  description: z.string(),
  thumb: z.string().nullable(),
  categoryId: objectId.nullable(),
  tags: z.array(z.string()),
  /** The catalogue's, offered to all accounts, or the caller's own. */
  ownerKind: z.enum(['admin', 'user']),
  /** The blocks it brings, in order. */
  types: z.array(blockCode),
});

export type BlockTemplateView = z.output<typeof blockTemplateView>;

/** `owner: 'catalogue'`: those offered to all accounts; `'mine'`: the caller's own. */
export const listBlockTemplates = defineCommand({
  subject: 'campaigns-and-templates.sections.block-templates',
  http: { path: '/user/section/block-templates', role: 'any' },
  summary: 'Ready-made groups of blocks',
  request: listRequest({
    sorts: ['sortOrder', 'name'],
    filters: z.strictObject({ categoryId: objectId.optional() }).default({}),
  }).extend({ owner: z.enum(['catalogue', 'mine']).default('catalogue') }),
  reply: listReply(blockTemplateView),
  timeoutMs: 3000,
});
