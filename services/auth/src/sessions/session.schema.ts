import { embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

const endings = ['logout', 'revoked', 'reuse', 'password', 'suspended', 'deletion', 'impersonation', null] as const;

/** Of a session in which another person acts as the user. */
const impersonation = embedded({
  by: { type: String, enum: ['admin', 'owner'], required: true },
  /** The session of that person: this one lives no longer. */
  sessionId: { type: String, required: true },
  /** It is not renewed beyond this. */
  endsAt: { type: Date, required: true },
  latestEndsAt: { type: Date, required: true },
  /** Of the token that leads this browser back to that session; null where it is one of another site. */
  returnHash: { type: String, default: null },
  /** Where the app goes on afterwards. */
  returnTo: { type: String, required: true },
});

/** One browser signed in. Its `_id` is the `jti` of the access tokens. @source models.md 1 Session */
export const sessions = ownedCollection({
  name: 'Session',
  collection: 'sessions',
  fields: {
    /** Hash of the one refresh token that is good now. */
    tokenHash: { type: String, required: true },
    /** How often the refresh token was renewed. */
    generation: { type: Number, required: true },
    /** Random part of every refresh token of this session. */
    seed: { type: String, required: true },
    rotatedAt: { type: Date, required: true },
    /** The account's count when the person proved who they are. */
    tokenVersion: { type: Number, required: true },
    /** Milliseconds it lives on after each renewal. */
    idleMs: { type: Number, required: true },
    impersonatorId: { type: String, default: null },
    impersonation: { type: impersonation, default: null },
    userAgent: { type: String, default: '' },
    ipHash: { type: String, default: '' },
    lastUsedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
    revokedFor: { type: String, enum: endings, default: null },
  },
  indexes: [
    { key: { userId: 1, revokedAt: 1, lastUsedAt: -1 } },
    // Kept a week beyond their end, so that a late reuse is still recognised.
    { key: { expiresAt: 1 }, options: { expireAfterSeconds: 7 * 86_400 } },
  ],
});
export type Session = DocumentOf<typeof sessions>;
