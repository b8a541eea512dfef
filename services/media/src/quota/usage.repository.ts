import { Inject, Injectable } from '@nestjs/common';
import type { MediaView } from '@linkyard/contracts';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { AccountLimits, DomainError, limitReached } from '@linkyard/service-kit';
import { MEDIA_CONFIG, type MediaConfig } from '../config/media-config.js';
import { ShelvesRepository, type Shelved } from '../shelves/shelves.repository.js';
import { usages, type Usage } from './usage.schema.js';

type Counts = Partial<Record<'bytes' | MediaView['type'], number>>;

@Injectable()
export class UsageRepository {
  /** Bytes an account without a limit may keep. */
  readonly quotaBytes: number;

  constructor(
    @InjectStored('media', usages) private readonly model: StoredModel<typeof usages>,
    private readonly shelves: ShelvesRepository,
    private readonly limits: AccountLimits,
    @Inject(MEDIA_CONFIG) { MEDIA_QUOTA_MB }: MediaConfig,
  ) {
    this.quotaBytes = MEDIA_QUOTA_MB * 1024 * 1024;
  }

  /** Bytes the account may keep by its limit; null without one. Not within a transaction. */
  async limitOf(ownerId: string): Promise<number | null> {
    return (await this.limits.of(ownerId)).mediaBytes;
  }

  /**
   * Within the transaction that adds, which is then to be given up.
   * @param limit as `limitOf` answered
   * @throws DomainError core.limit_reached, media.quota_reached
   */
  async charge(ownerId: string, bytes: number, limit: number | null): Promise<void> {
    const after = await this.change(ownerId, { bytes });
    this.refuseAbove(after.bytes - bytes, bytes, limit);
  }

  /** For what is still on its way; what counts is the charge. @throws DomainError core.limit_reached, media.quota_reached */
  async requireRoom(ownerId: string, bytes: number): Promise<void> {
    const limit = await this.limitOf(ownerId);
    const usage = await this.read(ownerId);
    this.refuseAbove(usage.bytes, bytes, limit);
  }

  private refuseAbove(used: number, adding: number, limit: number | null): void {
    if (limit !== null && used + adding > limit) throw limitReached('mediaBytes', limit, used);
    if (limit === null && used + adding > this.quotaBytes) throw new DomainError('media.quota_reached');
  }

  /** Adds to the counts; negative numbers take away. */
  async change(ownerId: string, counts: Counts): Promise<Usage> {
    const change = { $inc: { bytes: 0, gallery: 0, document: 0, ...counts } };
    const after = await this.model
      .findOneAndUpdate({ _id: ownerId }, change, { upsert: true, returnDocument: 'after' })
      .lean<Usage | null>()
      .exec();
    return after ?? noUsage(ownerId);
  }

  async read(ownerId: string): Promise<Usage> {
    return (await this.model.findOne({ _id: ownerId }).lean<Usage | null>().exec()) ?? noUsage(ownerId);
  }

  async ofOwners(ownerIds: readonly string[]): Promise<Usage[]> {
    return this.model
      .find({ _id: trusted({ $in: [...ownerIds] }) })
      .lean<Usage[]>()
      .exec();
  }

  /** The library has one more file. @returns its folder and tags in the spelling that the library has */
  async enter(media: Shelved & { userId: string; type: MediaView['type'] }): Promise<Shelved> {
    const { userId, type, folder, tags } = media;
    await this.change(userId, { [type]: 1 });
    const [known = ''] = folder ? await this.shelves.spelled(userId, 'folder', [folder]) : [];
    const shelved = { folder: known, tags: await this.shelves.spelled(userId, 'tag', tags) };
    await this.shelves.count(userId, { entered: [shelved] });
    return shelved;
  }

  /** What one account keeps counts for another, in a transaction. Nothing is left to count at a second time. */
  async handOver(from: string, to: string): Promise<void> {
    const { bytes, gallery, document } = await this.read(from);
    await this.change(to, { bytes, gallery, document });
    await this.forget(from);
  }

  /** The account is gone. */
  async forget(ownerId: string): Promise<void> {
    await this.model.deleteOne({ _id: ownerId }).exec();
  }

  /** Listed items of one type, or of both. */
  async items(ownerId: string, type?: MediaView['type']): Promise<number> {
    const usage = await this.read(ownerId);
    return type ? usage[type] : usage.gallery + usage.document;
  }
}

const noUsage = (ownerId: string): Usage => ({ _id: ownerId, bytes: 0, gallery: 0, document: 0 });
