import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** One for each person and emoji. @source models.md 17, 25 */
export const chatReactions = sharedCollection({
  name: 'ChatReaction',
  collection: 'chat_reactions',
  fields: {
    messageId: { type: String, required: true },
    userId: { type: String, required: true },
    emoji: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  indexes: [{ key: { messageId: 1, userId: 1, emoji: 1 }, options: { unique: true } }, { key: { userId: 1 } }],
});
export type ChatReactionDocument = DocumentOf<typeof chatReactions>;
