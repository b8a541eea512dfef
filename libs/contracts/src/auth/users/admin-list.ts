import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { accountLimits, calendarDate, objectId, onOff, recordFields, timestamp } from '../../primitives/index.js';
import { tokenTypes, userStates } from '../accounts/user-view.js';

export const adminUserView = z.object({
  ...recordFields,
  role: z.union([z.literal(1), z.literal(2)]),
  tokenType: z.enum(tokenTypes),
  tenantId: objectId.nullable(),
  name: z.string(),
  email: z.string(),
  profile_image: z.string().nullable(),
  username: z.string().nullable(),
  emailVerifiedAt: timestamp.nullable(),
  planName: z.string(),
  limits: accountLimits,
  features: z.record(z.string(), z.boolean()),
  step: z.int(),
  status: onOff,
  state: z.enum(userStates),
  lastSeenAt: timestamp.nullable(),
});

/** @source models.md 20 "Admin user list" */
export const listUsers = defineCommand({
  subject: 'auth.users.list',
  http: { path: '/admin/user/list', role: 'admin' },
  summary: 'All accounts',
  request: listRequest({
    sorts: ['createdAt', 'name', 'email', 'lastSeenAt'],
    filters: z
      .strictObject({
        role: z.union([z.literal(1), z.literal(2)]).optional(),
        state: z.enum(userStates).optional(),
        status: onOff.optional(),
        step: z.int().min(0).max(4).optional(),
        plan: z.string().max(60).optional(),
        tenantId: objectId.optional(),
        ids: z.array(objectId).min(1).max(100).optional(),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .optional(),
        createdFrom: calendarDate.optional(),
        createdTo: calendarDate.optional(),
      })
      .default({}),
  }),
  reply: listReply(adminUserView),
  timeoutMs: 4000,
});
