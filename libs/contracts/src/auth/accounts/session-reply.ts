import { z } from 'zod';
import { timestamp } from '../../primitives/index.js';
import { userView } from './user-view.js';

/** Who is signed in as this user, and until when. */
export type ImpersonationView = z.input<typeof impersonationView>;
export const impersonationView = z.object({
  by: z.enum(['admin', 'owner']),
  endsAt: timestamp,
  /** It cannot be extended beyond this. */
  latestEndsAt: timestamp,
});

/** What the app keeps beside the account. @source spec 3 "User", 4 "Session" */
export const otherDataView = z.object({
  site_title: z.string(),
  site_icon: z.string().nullable(),
  /** True when an admin is signed in as this user. */
  impersonated: z.boolean(),
  impersonation: impersonationView.nullable().default(null),
  /** Providers that are switched on here. */
  socialSignIn: z.object({ google: z.boolean(), facebook: z.boolean() }),
});

/** A session just opened. The gateway turns both tokens into cookies and takes `refreshToken` out of the body. */
export const sessionReply = z.object({
  token: z.string(),
  refreshToken: z.string().optional(),
  /** When `token` ends; `/auth/refresh` renews it before that. */
  expiresAt: timestamp,
  user: userView,
  otherData: otherDataView.optional(),
});
export type SessionReply = z.output<typeof sessionReply>;
