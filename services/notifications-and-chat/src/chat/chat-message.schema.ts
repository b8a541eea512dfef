import { embedded, sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** A message of a chat room. Deleted ones stay without their text, so that windows that come back learn of it. @source models.md 17 */
export const chatMessages = sharedCollection({
  name: 'ChatMessage',
  collection: 'chat_messages',
  fields: {
    roomId: { type: String, required: true, immutable: true },
    /** The author; empty once the account is erased. */
    userId: { type: String, default: '' },
    clientId: { type: String, required: true },
    /** The place in the room, and the room's change that touched the message last. */
    seq: { type: Number, required: true },
    rev: { type: Number, required: true },
    message: { type: String, default: '' },
    replyTo: {
      type: embedded({
        _id: { type: String, required: true },
        userId: { type: String, default: '' },
        message: { type: String, default: '' },
      }),
      default: null,
    },
    reaction: {
      count: { type: Number, default: 0, min: 0 },
      latestEmoji: { type: [String] },
    },
    mentions: { type: [String] },
    links: { type: [String] },
    /** Beginnings of its words, by which it is found. */
    words: { type: [String] },
    createdAt: { type: Date, required: true },
    editedAt: { type: Date, default: null },
    deletedAt: { type: Date, default: null },
    deletedBy: { type: String, enum: ['author', 'moderator', 'account', null], default: null },
    hiddenAt: { type: Date, default: null },
    hiddenReason: { type: String, default: null },
    /** Since when moderators should look at it: first reported, or hidden. */
    flaggedAt: { type: Date, default: null },
    reports: {
      type: [
        embedded({
          by: { type: String, default: '' },
          reason: { type: String, default: '' },
          at: { type: Date, required: true },
        }),
      ],
    },
  },
  indexes: [
    { key: { roomId: 1, userId: 1, clientId: 1 }, options: { unique: true } },
    { key: { roomId: 1, rev: 1 }, options: { unique: true } },
    { key: { roomId: 1, deletedAt: 1, createdAt: -1 } },
    { key: { roomId: 1, deletedAt: 1, seq: -1 } },
    { key: { roomId: 1, mentions: 1, seq: -1 } },
    { key: { roomId: 1, words: 1, createdAt: -1 } },
    { key: { userId: 1, _id: 1 } },
    { key: { mentions: 1 } },
    {
      key: { roomId: 1, flaggedAt: -1 },
      options: { partialFilterExpression: { flaggedAt: { $type: 'date' } } },
    },
    { key: { 'reports.by': 1 }, options: { partialFilterExpression: { 'reports.by': { $type: 'string' } } } },
    { key: { 'replyTo._id': 1 }, options: { partialFilterExpression: { 'replyTo._id': { $type: 'string' } } } },
    { key: { 'replyTo.userId': 1 }, options: { partialFilterExpression: { 'replyTo.userId': { $type: 'string' } } } },
  ],
});
export type ChatMessageDocument = DocumentOf<typeof chatMessages>;
