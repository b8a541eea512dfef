import { Controller, Inject } from '@nestjs/common';
import { uploadProductFile, uploadProductImage, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ADDRESSES, type MediaAddresses } from '../files/media-addresses.js';
import { presentMedia } from '../files/media.presenter.js';
import { ProductFiles } from './product-files.service.js';

@Controller()
export class ProductFilesController {
  constructor(
    private readonly files: ProductFiles,
    @Inject(ADDRESSES) private readonly addressOf: MediaAddresses,
  ) {}

  @Handles(uploadProductImage)
  async uploadImage(request: RequestOf<typeof uploadProductImage>, ctx: UserCtx) {
    return presentMedia(await this.files.addImage(ctx, request), this.addressOf);
  }

  @Handles(uploadProductFile)
  async uploadFile(request: RequestOf<typeof uploadProductFile>, ctx: UserCtx) {
    return this.files.addFile(ctx, request);
  }
}
