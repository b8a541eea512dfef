import type { ImpersonationView, listSessions, ReplyInput } from '@linkyard/contracts';
import type { Session } from './session.schema.js';

type SessionRow = ReplyInput<typeof listSessions>['sessions'][number];

export const presentSession = (session: Session, currentId: string | null): SessionRow => ({
  _id: session._id,
  userAgent: session.userAgent,
  createdAt: session.createdAt,
  lastUsedAt: session.lastUsedAt,
  expiresAt: session.expiresAt,
  current: session._id === currentId,
  impersonated: session.impersonatorId !== null,
});

/** @returns null for the session of the user */
export const presentImpersonation = ({ impersonation }: Session): ImpersonationView | null => {
  if (!impersonation) return null;
  const { by, endsAt, latestEndsAt } = impersonation;
  return { by, endsAt, latestEndsAt };
};
