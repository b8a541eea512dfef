import { Controller, Inject } from '@nestjs/common';
import { uploadFromUrl, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ADDRESSES, type MediaAddresses } from '../files/media-addresses.js';
import { presentMedia } from '../files/media.presenter.js';
import { FromUrl } from './from-url.service.js';

@Controller()
export class FromUrlController {
  constructor(
    private readonly fromUrl: FromUrl,
    @Inject(ADDRESSES) private readonly addressOf: MediaAddresses,
  ) {}

  @Handles(uploadFromUrl)
  async upload(request: RequestOf<typeof uploadFromUrl>, ctx: UserCtx) {
    return presentMedia(await this.fromUrl.add(ctx, request), this.addressOf);
  }
}
