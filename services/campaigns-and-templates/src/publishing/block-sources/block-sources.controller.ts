import { Controller } from '@nestjs/common';
import { listBlockSources, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ownerOf } from '../../authoring/templates/owner.js';
import { BlockPolicy } from '../../authoring/block-policy/block-policy.js';
import { BlockSources } from './block-sources.js';

@Controller()
export class BlockSourcesController {
  constructor(
    private readonly sources: BlockSources,
    private readonly policy: BlockPolicy,
  ) {}

  @Handles(listBlockSources)
  async list(_request: RequestOf<typeof listBlockSources>, ctx: UserCtx) {
    const [sources, off] = await Promise.all([this.sources.offer(ownerOf(ctx)), this.policy.offFor(ctx.tenantId)]);
    return { sources, off };
  }
}
