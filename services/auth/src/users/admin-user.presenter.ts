import type { changeUserStatus, ReplyInput } from '@linkyard/contracts';
import { stateOf } from '../user-records/account-rules.js';
import type { User } from '../user-records/user.schema.js';

export const presentAdminUser = (user: User): ReplyInput<typeof changeUserStatus> => ({
  _id: user._id,
  rev: user.rev,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
  role: user.role,
  tokenType: user.tokenType,
  tenantId: user.tenantId,
  name: user.name,
  email: user.email,
  profile_image: user.profile_image,
  username: user.username,
  emailVerifiedAt: user.emailVerifiedAt,
  planName: user.planName,
  limits: user.limits,
  features: user.features,
  step: user.step,
  status: user.status,
  state: stateOf(user),
  lastSeenAt: user.lastSeenAt,
});
