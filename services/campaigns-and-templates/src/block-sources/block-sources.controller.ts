import { Controller, Inject } from '@nestjs/common';
import { listBlockSources, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ownerOf } from '../templates/owner.js';
import { BlockSources } from './block-sources.js';

@Controller()
export class BlockSourcesController {
  constructor(@Inject(BlockSources) private readonly sources: BlockSources) {}

  @Handles(listBlockSources)
  async list(_request: RequestOf<typeof listBlockSources>, ctx: UserCtx) {
    return { sources: await this.sources.offer(ownerOf(ctx)) };
  }
}
