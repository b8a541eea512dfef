import { Controller } from '@nestjs/common';
import { getBlockPolicy, updateBlockPolicy, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { BlockPolicy, switchable } from '../../authoring/block-policy/block-policy.js';
import { SwitchBlocks } from './switch-blocks.js';

const choices = switchable.map(({ code, label, hint }) => ({ code, label, hint }));

@Controller()
export class BlockPolicyController {
  constructor(
    private readonly policy: BlockPolicy,
    private readonly blocks: SwitchBlocks,
  ) {}

  @Handles(getBlockPolicy)
  async get({ tenantId }: RequestOf<typeof getBlockPolicy>) {
    return { tenantId, off: await this.policy.of(tenantId), choices };
  }

  @Handles(updateBlockPolicy)
  async update({ tenantId, off }: RequestOf<typeof updateBlockPolicy>) {
    return { tenantId, off: await this.blocks.set(tenantId, off), choices };
  }
}
