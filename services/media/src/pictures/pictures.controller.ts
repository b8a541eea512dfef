import { Controller } from '@nestjs/common';
import { storePicture, type Ctx, type RequestOf } from '@linkyard/contracts';
import { DomainError, Handles } from '@linkyard/service-kit';
import { PicturesService } from './pictures.service.js';

@Controller()
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  /** @throws core.unauthenticated without a user: a picture always has an owner */
  @Handles(storePicture)
  async store(request: RequestOf<typeof storePicture>, { userId, tenantId }: Ctx) {
    if (!userId) throw new DomainError('core.unauthenticated');
    const { objects } = await this.pictures.store({ userId, tenantId }, request);
    const [picture] = objects;
    if (!picture) throw new Error('A stored picture without an object');
    const { key, mime, width, height } = picture;
    return { path: `/media/${key}`, mime, width: width ?? 0, height: height ?? 0 };
  }
}
