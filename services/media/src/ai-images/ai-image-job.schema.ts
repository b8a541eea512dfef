import { aiRatios, type AiCost } from '@linkyard/contracts';
import { contractJson, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** `queued → generating → done | failed | blocked`. @source models.md 15 AiImageJob */
export const aiImageStates = ['queued', 'generating', 'done', 'failed', 'blocked'] as const;
export type AiImageState = (typeof aiImageStates)[number];

/** What each state may become. */
export const nextStates: Readonly<Record<AiImageState, readonly AiImageState[]>> = {
  queued: ['generating', 'failed'],
  generating: ['done', 'failed', 'blocked'],
  done: [],
  failed: [],
  blocked: [],
};

export const aiImageJobs = ownedCollection({
  name: 'AiImageJob',
  collection: 'ai-image-jobs',
  fields: {
    prompt: { type: String, default: '' },
    ratio: { type: String, enum: aiRatios, required: true },
    /** Which model drew it; empty until it has. */
    provider: { type: String, default: '' },
    state: { type: String, enum: aiImageStates, required: true },
    /** While it is under way: an account has one such job at most. */
    isOpen: { type: Boolean, required: true },
    /** The cost reported by the provider; null before, and where it reports none. */
    cost: { type: contractJson<AiCost>(), default: null },
    /** The temporary picture; null until there is one. */
    mediaId: { type: String, default: null },
    /** Code of the refusal, when there was one. */
    error: { type: String, default: '' },
    /** Then it is forgotten, and so are the picture's bytes. */
    expiresAt: { type: Date, required: true },
  },
  indexes: [
    { key: { userId: 1, isOpen: 1 }, options: { unique: true, partialFilterExpression: { isOpen: true } } },
    { key: { userId: 1, state: 1, createdAt: -1 } },
    { key: { expiresAt: 1 }, options: { expireAfterSeconds: 0 } },
  ],
});
export type AiImageJob = DocumentOf<typeof aiImageJobs>;
