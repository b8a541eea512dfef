import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  contractJson,
  InjectStored,
  isDuplicateKey,
  sharedCollection,
  type DocumentOf,
  type StoredModel,
} from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import type { CampaignDocument } from './campaign.schema.js';

/** What a publish with a key brought about, for a day. @source models.md 0 "idempotencyKey" */
export const publishKeys = sharedCollection({
  name: 'PublishKey',
  collection: 'publish_keys',
  fields: {
    /** `<owner>:<campaign>:<key>` */
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    /** The same key with another wish is refused. */
    contentHash: { type: String, required: true },
    campaign: { type: contractJson<CampaignDocument>(), required: true },
    createdAt: { type: Date, required: true },
  },
  indexes: [{ key: { createdAt: 1 }, options: { expireAfterSeconds: 86_400 } }, { key: { userId: 1 } }],
});
type PublishRecord = DocumentOf<typeof publishKeys>;

/** One publish, as its caller names it. */
export interface PublishKey {
  userId: string;
  campaignId: string;
  key: string | undefined;
  /** What else was wished for with it. */
  wish: unknown;
}

/** Remembers what became of a publish, so that a repeated one is the first one. @source quality R14 */
@Injectable()
export class PublishKeys {
  private readonly running = new Map<string, Promise<CampaignDocument>>();

  constructor(
    @InjectStored('campaigns-and-templates', publishKeys) private readonly kept: StoredModel<typeof publishKeys>,
  ) {}

  /** @returns what the first one brought about @throws core.idempotency_mismatch when that had another wish */
  async known(about: PublishKey): Promise<CampaignDocument | null> {
    if (!about.key) return null;
    const first = await this.kept
      .findOne({ _id: idOf(about) })
      .lean<PublishRecord | null>()
      .exec();
    if (!first) return null;
    if (first.contentHash !== hashOf(about)) throw new DomainError('core.idempotency_mismatch');
    return first.campaign;
  }

  /** Inside the transaction of the publish: a second one with the same key fails. */
  async keep(about: PublishKey, campaign: CampaignDocument): Promise<void> {
    if (!about.key) return;
    const record = {
      _id: idOf(about),
      userId: about.userId,
      contentHash: hashOf(about),
      campaign,
      createdAt: new Date(),
    };
    await new this.kept(record).save();
  }

  /** Does the work unless it was done, or is being done, under this key. */
  async once(about: PublishKey, work: () => Promise<CampaignDocument>): Promise<CampaignDocument> {
    if (!about.key) return work();
    const id = `${idOf(about)}:${hashOf(about)}`;
    // Rendering is expensive: concurrent calls wait for the first instead of failing.
    const running = this.running.get(id) ?? this.onceAmongCopies(about, work).finally(() => this.running.delete(id));
    this.running.set(id, running);
    return running;
  }

  private async onceAmongCopies(about: PublishKey, work: () => Promise<CampaignDocument>): Promise<CampaignDocument> {
    const first = await this.known(about);
    if (first) return first;
    try {
      return await work();
    } catch (error) {
      const isSecond = isDuplicateKey(error) || (error instanceof DomainError && error.code === 'core.conflict');
      const winner = isSecond ? await this.known(about) : null;
      if (!winner) throw error;
      return winner;
    }
  }
}

const idOf = ({ userId, campaignId, key }: PublishKey) => `${userId}:${campaignId}:${key}`;
const hashOf = ({ wish }: PublishKey) => createHash('sha256').update(JSON.stringify(wish)).digest('base64url');
