import type { createSubUser, ReplyInput } from '@linkyard/contracts';
import { waitsForAcceptance } from '../user-records/account-rules.js';
import type { User } from '../user-records/user.schema.js';

export const presentSubUser = (user: User): ReplyInput<typeof createSubUser> => ({
  _id: user._id,
  rev: user.rev,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
  name: user.name,
  email: user.email,
  status: user.status,
  planName: user.planName,
  invitedAt: user.invitedAt,
  acceptedAt: user.acceptedAt,
  isInvited: waitsForAcceptance(user),
  lastSeenAt: user.lastSeenAt,
});
