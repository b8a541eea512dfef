import { Capability } from '@linkyard/service-kit';
import { DraftRecordsModule } from '../../authoring/draft-records.module.js';
import { CampaignRecordsModule } from '../campaigns/campaign-records.module.js';
import { MediaReferenceReconciler } from './media-reference-reconciler.js';
import { MediaUses } from './media-uses.js';
import { mediaUses, mediaUsesReconciliations } from './media-uses.schema.js';
import { ReadShownMedia } from './shown-media.js';

/** Which files drafts and pages show. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [CampaignRecordsModule, DraftRecordsModule],
  collections: [mediaUses, mediaUsesReconciliations],
  providers: [MediaReferenceReconciler, MediaUses, ReadShownMedia],
  exports: [MediaUses],
})
export class MediaUsesModule {}
