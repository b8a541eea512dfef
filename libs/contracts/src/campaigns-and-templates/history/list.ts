import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { objectId, timestamp } from '../../primitives/index.js';

/** @source models.md 3 Revision */
export const revisionView = z.object({
  _id: objectId,
  entity: z.enum(['template', 'page', 'campaign']),
  entityId: objectId,
  rev: z.int(),
  reason: z.enum(['auto', 'publish', 'restore']),
  byUserId: objectId,
  createdAt: timestamp,
});

/** The newest 50 are kept. */
export const listHistory = defineCommand({
  subject: 'campaigns-and-templates.history.list',
  http: { path: '/user/history/list', role: 'any' },
  summary: 'Earlier versions of a template with all its pages',
  request: listRequest({ sorts: ['createdAt'], filters: z.strictObject({}).default({}) }).extend({
    templateId: objectId,
  }),
  reply: listReply(revisionView),
  timeoutMs: 3000,
});
