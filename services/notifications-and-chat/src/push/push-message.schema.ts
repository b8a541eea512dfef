import { pushMessageStates, type PushMessageView } from '@linkyard/contracts';
import { contractJson, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** What an owner sends to the followers of their pages. @source models.md 14 */
export const pushMessages = ownedCollection({
  name: 'PushMessage',
  collection: 'push-messages',
  fields: {
    title: { type: String, required: true },
    body: { type: String, default: '' },
    image: { type: String, default: '' },
    url: { type: String, default: '' },
    actions: { type: contractJson<PushMessageView['actions']>(), required: true },
    audience: {
      campaignIds: { type: [String] },
      countries: { type: [String] },
      since: { type: Date, default: null },
    },
    schedule: {
      at: { type: Date, default: null },
      timeZone: { type: String, required: true },
      inFollowersZone: { type: Boolean, required: true },
    },
    quietHours: { type: contractJson<PushMessageView['quietHours']>(), default: null },
    state: { type: String, required: true, enum: pushMessageStates },
    counts: {
      targeted: { type: Number, default: 0 },
      sent: { type: Number, default: 0 },
      failed: { type: Number, default: 0 },
      gone: { type: Number, default: 0 },
      clicked: { type: Number, default: 0 },
    },
    /** The pages it counts for, as they were when it was sent. */
    sentTo: { type: [String] },
    /** When its deliveries are made: before the first follower's time. Null for a draft. */
    startAt: { type: Date, default: null },
    /** The last follow for which a delivery was made. */
    cursor: { type: String, default: '' },
    /** Whether every follower of its audience has a delivery. */
    isPrepared: { type: Boolean, default: false },
    startedAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
  },
  indexes: [
    { key: { userId: 1, deletedAt: 1, createdAt: -1, _id: -1 } },
    { key: { state: 1, startAt: 1 } },
    { key: { userId: 1, startAt: 1 } },
  ],
});
export type PushMessageDocument = DocumentOf<typeof pushMessages>;
