import { memberRoles, memberStates } from '@linkyard/contracts';
import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** A person of a room; its id is `memberId`. @source models.md 17 */
export const chatMembers = sharedCollection({
  name: 'ChatMember',
  collection: 'chat_members',
  fields: {
    roomId: { type: String, required: true, immutable: true },
    userId: { type: String, required: true, immutable: true },
    /** As the account was named when the person last came. */
    name: { type: String, default: '' },
    words: { type: [String] },
    role: { type: String, enum: memberRoles, default: 'member' },
    state: { type: String, enum: memberStates, default: 'active' },
    /** Of a muted member; null is until a moderator ends it. */
    mutedUntil: { type: Date, default: null },
    lastReadSeq: { type: Number, default: 0 },
    lastReadAt: { type: Date, default: null },
    lastSeenAt: { type: Date, required: true },
  },
  indexes: [{ key: { userId: 1 } }, { key: { roomId: 1, words: 1, name: 1 } }, { key: { roomId: 1, role: 1 } }],
});
export type ChatMemberDocument = DocumentOf<typeof chatMembers>;

export const memberId = (roomId: string, userId: string): string => `${roomId}:${userId}`;
