import { Capability } from '@linkyard/service-kit';
import { BlockPolicyModule } from '../../authoring/block-policy/block-policy.module.js';
import { DraftRecordsModule } from '../../authoring/draft-records.module.js';
import { BlockSourcesModule } from '../block-sources/block-sources.module.js';
import { CampaignRecordsModule } from '../campaigns/campaign-records.module.js';
import { MediaUsesModule } from '../media-uses/media-uses.module.js';
import { CreatorLookService } from './creator-look.service.js';
import { LivePages } from './live-pages.js';
import { textsOfBackdrops } from './migrations/2026-11-23-texts-of-backdrops.js';
import { textsOfScripts } from './migrations/2026-11-23-texts-of-scripts.js';
import { OwnerVisibilityHandler } from './owner-visibility.handler.js';
import { PagePictures } from './page-pictures.js';
import { PageRefreshSweep } from './page-refresh-sweep.js';
import { PageRefresh } from './page-refresh.js';
import { pageRefreshes } from './page-refresh.schema.js';
import { PageRendering } from './page-rendering.js';
import { PictureChanges } from './picture-changes.js';
import { ProductChanges } from './product-changes.js';
import { PublicPagesController } from './public-pages.controller.js';
import { RefreshAppointmentBlocks } from './refresh-appointment-blocks.js';
import { renderedPages } from './rendered-page.schema.js';

/** What is live: rendered, kept, and rendered again when something it shows has changed. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [BlockPolicyModule, BlockSourcesModule, CampaignRecordsModule, DraftRecordsModule, MediaUsesModule],
  collections: [renderedPages, pageRefreshes],
  migrations: [textsOfScripts, textsOfBackdrops],
  controllers: [PublicPagesController],
  providers: [
    CreatorLookService,
    LivePages,
    OwnerVisibilityHandler,
    PagePictures,
    PageRefresh,
    PageRefreshSweep,
    PageRendering,
    PictureChanges,
    ProductChanges,
    RefreshAppointmentBlocks,
  ],
  exports: [LivePages, PageRefresh, PageRendering],
})
export class PublicPagesModule {}
