import type { AiCost, AiRatio } from '@linkyard/contracts';
import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** `queued → generating → done | failed | blocked`. @source models.md 15 AiImageJob */
export type AiImageState = 'queued' | 'generating' | 'done' | 'failed' | 'blocked';

/** What each state may become. */
export const nextStates: Readonly<Record<AiImageState, readonly AiImageState[]>> = {
  queued: ['generating', 'failed'],
  generating: ['done', 'failed', 'blocked'],
  done: [],
  failed: [],
  blocked: [],
};

export interface AiImageJob extends OwnedDocument {
  prompt: string;
  ratio: AiRatio;
  /** Which model drew it; empty until it has. */
  provider: string;
  state: AiImageState;
  /** While it is under way: an account has one such job at most. */
  isOpen: boolean;
  /** The cost reported by the provider; null before, and where it reports none. */
  cost: AiCost;
  /** The temporary picture; null until there is one. */
  mediaId: string | null;
  /** Code of the refusal, when there was one. */
  error: string;
  /** Then it is forgotten, and so are the picture's bytes. */
  expiresAt: Date;
}

export const aiImageJobModel = defineModel<AiImageJob>({
  collection: 'ai-image-jobs',
  indexes: [
    { key: { userId: 1, isOpen: 1 }, options: { unique: true, partialFilterExpression: { isOpen: true } } },
    { key: { userId: 1, state: 1, createdAt: -1 } },
    { key: { expiresAt: 1 }, options: { expireAfterSeconds: 0 } },
  ],
});
