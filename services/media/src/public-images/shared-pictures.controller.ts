import { Controller, Inject } from '@nestjs/common';
import {
  deleteSharedPictures,
  listOf,
  listSharedPictures,
  offerSharedPictures,
  uploadSharedPicture,
  type RequestOf,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ADDRESSES, type MediaAddresses } from '../files/media-addresses.js';
import type { MediaDocument } from '../files/media.schema.js';
import { presentMedia } from '../files/media.presenter.js';
import { SharedPicturesRepository } from './shared-pictures.repository.js';
import { SharedPicturesService } from './shared-pictures.service.js';

@Controller()
export class SharedPicturesController {
  constructor(
    private readonly service: SharedPicturesService,
    private readonly shared: SharedPicturesRepository,
    @Inject(ADDRESSES) private readonly addressOf: MediaAddresses,
  ) {}

  @Handles(uploadSharedPicture)
  async upload(request: RequestOf<typeof uploadSharedPicture>) {
    return this.present(await this.service.upload(request));
  }

  @Handles(listSharedPictures)
  async list(request: RequestOf<typeof listSharedPictures>) {
    return this.pageOf(request);
  }

  @Handles(offerSharedPictures)
  async offer(request: RequestOf<typeof offerSharedPictures>) {
    return this.pageOf(request);
  }

  @Handles(deleteSharedPictures)
  async delete(request: RequestOf<typeof deleteSharedPictures>) {
    return { ids: await this.service.withdraw(request) };
  }

  private async pageOf(request: RequestOf<typeof listSharedPictures>) {
    const [{ pictures, total }, categories] = await Promise.all([this.shared.page(request), this.shared.categories()]);
    const data = pictures.map((picture) => this.present(picture));
    return { ...listOf(data, total, request), categories };
  }

  private present(picture: MediaDocument) {
    return { ...presentMedia(picture, this.addressOf), category: picture.folder };
  }
}
