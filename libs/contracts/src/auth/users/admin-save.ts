import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import {
  accountLimits,
  email,
  limitKinds,
  line,
  objectId,
  ownerFeatures,
  planName,
  revision,
} from '../../primitives/index.js';
import { givenPassword, newPassword, secondFactor } from '../accounts/credentials.js';
import { adminUserView } from './admin-list.js';

const limit = accountLimits.shape.campaigns.unwrap();

/** Makes an account, or changes what is sent of one. @source models.md 20 "Admin user list", 1 User */
export const saveUser = defineCommand({
  subject: 'auth.users.create-update',
  http: { path: '/admin/user/create-update', role: 'admin' },
  summary: 'Make or change an account, with its plan, limits and features',
  request: z
    .strictObject({
      _id: objectId.optional(),
      /** With `_id`: what the change is based on. */
      rev: revision.optional(),
      name: line(120).min(1).optional(),
      email: email.optional(),
      /** A new account without one gets a mail with a link to choose it. */
      password: newPassword.optional(),
      role: z.union([z.literal(1), z.literal(2)]).optional(),
      planName: planName.optional(),
      /** Those that are sent; null is no limit. */
      limits: z.partialRecord(z.enum(limitKinds), limit).optional(),
      features: z.partialRecord(z.enum(ownerFeatures), z.boolean()).optional(),
      /** To make an administrator of it: names the account, and proves who is asking. */
      promotion: z.strictObject({ email, password: givenPassword.optional(), otp: secondFactor.optional() }).optional(),
    })
    .superRefine(({ _id, rev, name, email: address }, refinement) => {
      const refuse = (path: string, message: string) => refinement.addIssue({ code: 'custom', path: [path], message });
      if (_id !== undefined && rev === undefined) refuse('rev', refusedAs('auth.rev_required'));
      if (_id === undefined && name === undefined) refuse('name', refusedAs('core.name_required'));
      if (_id === undefined && address === undefined) refuse('email', refusedAs('core.email_required'));
    }),
  reply: adminUserView,
  message: /*i18n*/ 'Saved.',
  errors: [
    'core.stale_rev',
    'auth.last_admin',
    'auth.promotion_unconfirmed',
    'auth.password_wrong',
    'auth.two_factor_failed',
    'auth.password_breached',
    'auth.locked',
    'auth.not_while_impersonating',
  ],
  timeoutMs: 5_000,
});
