import { Capability } from '@linkyard/service-kit';
import { BlockPolicyModule } from '../../authoring/block-policy/block-policy.module.js';
import { DraftRecordsModule } from '../../authoring/draft-records.module.js';
import { CampaignRecordsModule } from '../campaigns/campaign-records.module.js';
import { PublicPagesModule } from '../public-pages/public-pages.module.js';
import { BlockPolicyController } from './block-policy.controller.js';
import { SwitchBlocks } from './switch-blocks.js';

/** An administrator switches blocks off and on: pages that show them are rendered again. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [BlockPolicyModule, CampaignRecordsModule, DraftRecordsModule, PublicPagesModule],
  controllers: [BlockPolicyController],
  providers: [SwitchBlocks],
})
export class BlockSwitchesModule {}
