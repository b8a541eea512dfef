import { Inject, Injectable } from '@nestjs/common';
import type { MediaView } from '@linkyard/contracts';
import { ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { MEDIA_CONFIG, type MediaConfig } from '../config/media-config.js';
import type { MediaDocument } from '../files/media.model.js';
import { ShelvesRepository, type Shelved } from '../organise/shelves.repository.js';
import { usageModel, type Usage } from './usage.model.js';

type Counts = Partial<Record<'bytes' | MediaView['type'], number>>;

@Injectable()
export class UsageRepository {
  /** Bytes one account may keep. */
  readonly quotaBytes: number;

  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(ShelvesRepository) private readonly shelves: ShelvesRepository,
    @Inject(MEDIA_CONFIG) { MEDIA_QUOTA_MB }: MediaConfig,
  ) {
    this.quotaBytes = MEDIA_QUOTA_MB * 1024 * 1024;
  }

  private get usage() {
    return this.database.collection(usageModel);
  }

  /** @throws DomainError media.quota_reached; the transaction is then to be given up */
  async charge(ownerId: string, bytes: number, session: ClientSession): Promise<void> {
    const after = await this.change(ownerId, { bytes }, session);
    if (after.bytes > this.quotaBytes) throw new DomainError('media.quota_reached');
  }

  /** For what is still on its way; what counts is the charge. @throws DomainError media.quota_reached */
  async requireRoom(ownerId: string, bytes: number): Promise<void> {
    const usage = await this.of(ownerId);
    if (usage.bytes + bytes > this.quotaBytes) throw new DomainError('media.quota_reached');
  }

  /** Adds to the counts; negative numbers take away. */
  async change(ownerId: string, counts: Counts, session: ClientSession): Promise<Usage> {
    const after = await this.usage.findOneAndUpdate(
      { _id: ownerId },
      { $inc: { bytes: 0, gallery: 0, document: 0, ...counts } },
      { upsert: true, returnDocument: 'after', session },
    );
    return after ?? { _id: ownerId, bytes: 0, gallery: 0, document: 0 };
  }

  async of(ownerId: string): Promise<Usage> {
    return (await this.usage.findOne({ _id: ownerId })) ?? { _id: ownerId, bytes: 0, gallery: 0, document: 0 };
  }

  /** The library has one more file. @returns its folder and tags in the spelling that the library has */
  async enter(media: MediaDocument, session: ClientSession): Promise<Shelved> {
    const { userId, type, folder, tags } = media;
    await this.change(userId, { [type]: 1 }, session);
    const [known = ''] = folder ? await this.shelves.spelled(userId, 'folder', [folder], session) : [];
    const shelved = { folder: known, tags: await this.shelves.spelled(userId, 'tag', tags, session) };
    await this.shelves.count(userId, { entered: [shelved] }, session);
    return shelved;
  }

  /** Listed items of one type, or of both. */
  async items(ownerId: string, type?: MediaView['type']): Promise<number> {
    const usage = await this.of(ownerId);
    return type ? usage[type] : usage.gallery + usage.document;
  }
}
