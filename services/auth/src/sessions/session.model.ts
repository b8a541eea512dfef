import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** One browser signed in. Its `_id` is the `jti` of the access tokens. @source models.md 1 Session */
export interface Session extends OwnedDocument {
  /** Hash of the one refresh token that is good now. */
  tokenHash: string;
  /** How often the refresh token was renewed. */
  generation: number;
  /** Random part of every refresh token of this session. */
  seed: string;
  rotatedAt: Date;
  /** The account's count when the person proved who they are. */
  tokenVersion: number;
  /** Milliseconds it lives on after each renewal. */
  idleMs: number;
  impersonatorId: string | null;
  userAgent: string;
  ipHash: string;
  lastUsedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  revokedFor: 'logout' | 'revoked' | 'reuse' | 'password' | 'suspended' | 'deletion' | null;
}

export const sessionModel = defineModel<Session>({
  collection: 'sessions',
  indexes: [
    { key: { userId: 1, revokedAt: 1, lastUsedAt: -1 } },
    // Kept a week beyond their end, so that a late reuse is still recognised.
    { key: { expiresAt: 1 }, options: { expireAfterSeconds: 7 * 86_400 } },
  ],
});
