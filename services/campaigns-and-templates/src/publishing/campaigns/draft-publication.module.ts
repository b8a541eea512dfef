import { Global } from '@nestjs/common';
import { Capability } from '@linkyard/service-kit';
import { DraftPublication } from '../../authoring/templates/draft-publication.js';
import { MediaUsesModule } from '../media-uses/media-uses.module.js';
import { CampaignOfDraft } from './campaign-of-draft.js';
import { CampaignRecordsModule } from './campaign-records.module.js';

/** What authoring asks of publishing. Global, because authoring is below publishing and imports nothing of it. */
@Global()
@Capability({
  service: 'campaigns-and-templates',
  imports: [CampaignRecordsModule, MediaUsesModule],
  providers: [{ provide: DraftPublication, useClass: CampaignOfDraft }],
  exports: [DraftPublication],
})
export class DraftPublicationModule {}
