import { Capability } from '@linkyard/service-kit';
import { AuthoringModule } from '../../authoring/authoring.module.js';
import { CampaignRecordsModule } from '../campaigns/campaign-records.module.js';
import { PublicPagesModule } from '../public-pages/public-pages.module.js';
import { previewLinks } from './preview-link.schema.js';
import { PreviewLinksController } from './preview-links.controller.js';
import { PreviewLinksRepository } from './preview-links.repository.js';
import { PreviewsController } from './previews.controller.js';

/** Drafts as visitors would see them, for their creator and for whom a link is given. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [AuthoringModule, CampaignRecordsModule, PublicPagesModule],
  collections: [previewLinks],
  controllers: [PreviewLinksController, PreviewsController],
  providers: [PreviewLinksRepository],
})
export class PreviewLinksModule {}
