import { Injectable } from '@nestjs/common';
import { idsOf, type deleteSharedPictures, type RequestOf, type uploadSharedPicture } from '@linkyard/contracts';
import { requireEach } from '@linkyard/service-kit';
import type { MediaDocument } from '../files/media.schema.js';
import { plainName } from '../files/plain-name.js';
import { galleryWidths, PicturesService } from '../pictures/pictures.service.js';
import { installationOwner } from '@linkyard/mongo';
import { SharedPicturesRepository } from './shared-pictures.repository.js';

/** Pictures that admins put up for all creators. Who may call is the contracts' matter. */
@Injectable()
export class SharedPicturesService {
  constructor(
    private readonly pictures: PicturesService,
    private readonly shared: SharedPicturesRepository,
  ) {}

  /** @throws DomainError one of the contract's errors */
  async upload({ file, category, name }: RequestOf<typeof uploadSharedPicture>): Promise<MediaDocument> {
    const about = {
      purpose: 'shared' as const,
      title: plainName(name || file.originalName, 'Picture'),
      about: { folder: category },
    };
    return this.pictures.add({ userId: installationOwner, tenantId: null }, file, about, galleryWidths);
  }

  /** @returns the ids that were taken off @throws DomainError core.not_found when one was not on the list */
  async withdraw(request: RequestOf<typeof deleteSharedPictures>): Promise<string[]> {
    const listed = await this.shared.listed(idsOf(request));
    requireEach(idsOf(request), listed);
    const ids = listed.map(({ _id }) => _id);
    await this.shared.withdraw(ids);
    return ids;
  }
}
