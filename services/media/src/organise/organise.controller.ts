import { Controller, Inject } from '@nestjs/common';
import { mediaFolders, renameMediaFolder, updateMedia, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ADDRESSES, type MediaAddresses } from '../files/media-addresses.js';
import { presentMedia } from '../files/media.presenter.js';
import { OrganiseService } from './organise.service.js';

@Controller()
export class OrganiseController {
  constructor(
    private readonly organise: OrganiseService,
    @Inject(ADDRESSES) private readonly addressOf: MediaAddresses,
  ) {}

  @Handles(updateMedia)
  async update(request: RequestOf<typeof updateMedia>, ctx: UserCtx) {
    const media = await this.organise.update(ctx, request);
    return { media: media.map((item) => presentMedia(item, this.addressOf)) };
  }

  @Handles(mediaFolders)
  async folders(_request: RequestOf<typeof mediaFolders>, ctx: UserCtx) {
    return this.organise.folders(ctx);
  }

  @Handles(renameMediaFolder)
  async renameFolder({ folder, name }: RequestOf<typeof renameMediaFolder>, ctx: UserCtx) {
    return this.organise.renameFolder(ctx, folder, name);
  }
}
