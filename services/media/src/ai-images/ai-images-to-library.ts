import { Inject, Injectable } from '@nestjs/common';
import type { UserCtx } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { ObjectStore } from '@linkyard/storage';
import { FileKeeper } from '../files/file-keeper.js';
import type { MediaDocument } from '../files/media.schema.js';
import { MediaRepository } from '../files/media.repository.js';
import { layIncoming } from '../storage/lay-incoming.js';
import { galleryWidths, PicturesService } from '../pictures/pictures.service.js';
import { OBJECT_STORE } from '../storage/storage.js';

/** Puts generated pictures into the library when their owner says so. @source spec 4 "Add to Library" */
@Injectable()
export class AiImagesToLibrary {
  constructor(
    private readonly media: MediaRepository,
    private readonly keeper: FileKeeper,
    private readonly pictures: PicturesService,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /**
   * Makes an item of the library out of a generated picture, by the same way that uploads go.
   * @param url as `generate` gave it; only its path counts, and only the caller's own pictures are found
   * @throws DomainError media.ai_image_gone, media.quota_reached
   */
  async put(ctx: UserCtx, url: string, origin: string): Promise<MediaDocument> {
    const waiting = await this.media.findOne({
      ownerId: ctx.userId,
      purpose: 'ai-image',
      state: 'ready',
      'objects.key': keyIn(url),
    });
    const object = waiting?.objects[0];
    if (!waiting || !object) throw new DomainError('media.ai_image_gone');
    const { body } = await this.store.get(object.key);
    const file = await layIncoming(this.store, body, object.size);
    const { title, prompt, ratio } = waiting;
    const about = { source: 'openai' as const, prompt, ratio, origin, alt: prompt.slice(0, 250) };
    const media = await this.pictures.add(ctx, file, { purpose: 'library', title, about }, galleryWidths);
    await this.keeper.drop(waiting);
    return media;
  }
}

/** What follows /media/ in an address of ours; nothing for any other. */
function keyIn(url: string): string {
  const path = url.startsWith('/media/') ? url.slice('/media/'.length) : '';
  return path.split('?')[0] ?? '';
}
