import { Inject, Injectable } from '@nestjs/common';
import { userDeleted, type EventData, type RequestOf, type userMedia, type UserCtx } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, OnEvent, type EventMeta } from '@linkyard/service-kit';
import { UsageRepository } from '../quota/usage.repository.js';
import { MediaRepository } from './media.repository.js';

type Listing = Extract<RequestOf<typeof userMedia>, { type: 'get' }>['data'];

/** What an account keeps, and how it goes. */
@Injectable()
export class LibraryService {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(MediaRepository) private readonly media: MediaRepository,
    @Inject(UsageRepository) private readonly usage: UsageRepository,
  ) {}

  async list({ userId }: UserCtx, query: Listing) {
    const [media, total] = await Promise.all([
      this.media.page(userId, query),
      query.searchTerm ? this.media.countFound(userId, query) : this.usage.items(userId, query.type),
    ]);
    return { media, total };
  }

  /**
   * Hides files and frees their room at once; their bytes go after 7 days.
   * @returns those that were the caller's
   * @throws DomainError core.not_found when none was
   */
  async delete({ userId }: UserCtx, ids: readonly string[]): Promise<string[]> {
    return this.database.transaction(async (session) => {
      const own = await this.media.ofLibrary(userId, ids, session);
      if (own.length === 0) throw new DomainError('core.not_found');
      const _ids = own.map(({ _id }) => _id);
      await this.media.updateMany(
        { ownerId: userId, _id: { $in: _ids } },
        { $set: { deletedAt: new Date() } },
        session,
      );
      const count = (type: 'gallery' | 'document') => own.filter((media) => media.type === type).length;
      const bytes = own.reduce((sum, { bytesCharged }) => sum + bytesCharged, 0);
      const freed = { bytes: -bytes, gallery: -count('gallery'), document: -count('document') };
      await this.usage.change(userId, freed, session);
      return _ids;
    });
  }

  @OnEvent(userDeleted)
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, { session }: EventMeta): Promise<void> {
    await this.media.endAll(userId, session);
    await this.usage.forget(userId, session);
  }
}
