import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { allBlockSources } from '@linkyard/contracts';
import { Bus, hasDemoCreator, LOGGER, type Logger } from '@linkyard/service-kit';
import { BlockPolicyController } from './block-policy/block-policy.controller.js';
import { blockPolicyModel } from './block-policy/block-policy.model.js';
import { BlockPolicy } from './block-policy/block-policy.js';
import { SwitchBlocks } from './block-policy/switch-blocks.js';
import { BLOCK_SOURCES, remoteSource } from './block-sources/block-source.js';
import { BlockSources } from './block-sources/block-sources.js';
import { BlockSourcesController } from './block-sources/block-sources.controller.js';
import { OwnerVisibilityHandler } from './public-pages/owner-visibility.handler.js';
import { EraseAccountHandler } from './account-erasure/erase-account.handler.js';
import { CampaignNames } from './campaigns/campaign-names.js';
import { campaignModel } from './campaigns/campaign.model.js';
import { CampaignSweep } from './campaigns/campaign-sweep.js';
import { CampaignsController } from './campaigns/campaigns.controller.js';
import { CampaignsRepository } from './campaigns/campaigns.repository.js';
import { CampaignsService } from './campaigns/campaigns.service.js';
import { DeleteCampaigns } from './campaigns/delete-campaigns.js';
import { ImportController } from './campaigns/import.controller.js';
import { ImportService } from './campaigns/import.service.js';
import { nameClaimModel } from './campaigns/name-claim.model.js';
import { PublishingController } from './campaigns/publishing.controller.js';
import { PublishKeys, publishKeyModel } from './campaigns/publish-keys.js';
import { PublishService } from './campaigns/publish.service.js';
import { RenameCampaign } from './campaigns/rename-campaign.js';
import { ScheduleService } from './campaigns/schedule.service.js';
import { UpdateCampaign } from './campaigns/update-campaign.js';
import { BlockTemplatesController } from './catalogue/block-templates.controller.js';
import { LoadCatalogue } from './catalogue/load-catalogue.js';
import { LoadDemo } from './catalogue/load-demo.js';
import { OwnBlocks } from './catalogue/own-blocks.service.js';
import { StarterBlocks } from './catalogue/starter-blocks.js';
import { StartersController } from './catalogue/starters.controller.js';
import { StartersService } from './catalogue/starters.service.js';
import { CategoriesController } from './categories/categories.controller.js';
import { CategoriesRepository } from './categories/categories.repository.js';
import { categoryModel } from './categories/category.model.js';
import { PagePasswords, sectionPasswordModel } from './gates/page-passwords.js';
import { HistoryController } from './history/history.controller.js';
import { HistoryService } from './history/history.service.js';
import { revisionModel } from './history/revision.model.js';
import { pageModel } from './pages/page.model.js';
import { MediaUses } from './media-uses/media-uses.js';
import { MediaReferenceReconciler } from './media-uses/media-reference-reconciler.js';
import { mediaUsesModel, mediaUsesReconciliationModel } from './media-uses/media-uses.model.js';
import { ReadShownMedia } from './media-uses/shown-media.js';
import { PagesController } from './pages/pages.controller.js';
import { PagesRepository } from './pages/pages.repository.js';
import { PagesService } from './pages/pages.service.js';
import { DraftRev } from './preview-links/draft-rev.js';
import { previewLinkModel } from './preview-links/preview-link.model.js';
import { PreviewLinksController } from './preview-links/preview-links.controller.js';
import { PreviewLinksRepository } from './preview-links/preview-links.repository.js';
import { PreviewsController } from './preview-links/previews.controller.js';
import { LivePages } from './public-pages/live-pages.js';
import { pageRefreshModel } from './public-pages/page-refresh.model.js';
import { PagePictures } from './public-pages/page-pictures.js';
import { PageRefresh } from './public-pages/page-refresh.js';
import { PageRefreshSweep } from './public-pages/page-refresh-sweep.js';
import { PageRendering } from './public-pages/page-rendering.js';
import { PictureChanges } from './public-pages/picture-changes.js';
import { ProductChanges } from './public-pages/product-changes.js';
import { RefreshAppointmentBlocks } from './public-pages/refresh-appointment-blocks.js';
import { PublicPagesController } from './public-pages/public-pages.controller.js';
import { renderedPageModel } from './public-pages/rendered-page.model.js';
import { ratingTotalsModel } from './ratings/rating-totals.model.js';
import { RatingTotals } from './ratings/rating-totals.js';
import { RatingsSource } from './ratings/ratings-source.js';
import { sectionModel } from './sections/section.model.js';
import { SectionRemoval } from './sections/section-removal.service.js';
import { SectionPlacing } from './sections/section-placing.service.js';
import { SectionFilesController } from './sections/section-files.controller.js';
import { SectionFiles } from './sections/section-files.service.js';
import { LinkedPages } from './sections/linked-pages.js';
import { SectionSaving } from './sections/section-saving.service.js';
import { SectionsController } from './sections/sections.controller.js';
import { SectionsRepository } from './sections/sections.repository.js';
import { SectionsService } from './sections/sections.service.js';
import { DraftChanged } from './templates/draft-changed.js';
import { TemplateAccess } from './templates/template-access.js';
import { TemplateParts } from './templates/template-parts.js';
import { TemplateWriter } from './templates/template-writer.js';
import { templateModel } from './templates/template.model.js';
import { TemplatesController } from './templates/templates.controller.js';
import { TemplatesRepository } from './templates/templates.repository.js';
import { TemplatesService } from './templates/templates.service.js';

/** Templates, pages, sections and campaigns: the draft and what is live of it. */
@Module({
  controllers: [
    BlockPolicyController,
    BlockSourcesController,
    BlockTemplatesController,
    CampaignsController,
    CategoriesController,
    HistoryController,
    ImportController,
    PagesController,
    PreviewLinksController,
    PreviewsController,
    PublicPagesController,
    PublishingController,
    SectionFilesController,
    SectionsController,
    StartersController,
    TemplatesController,
  ],
  providers: [
    EraseAccountHandler,
    OwnerVisibilityHandler,
    {
      provide: BLOCK_SOURCES,
      inject: [Bus, RatingsSource],
      useFactory: (bus: Bus, ratings: RatingsSource) => [
        ratings,
        ...allBlockSources().map((command) => remoteSource(bus, command)),
      ],
    },
    BlockPolicy,
    BlockSources,
    CampaignNames,
    CampaignsRepository,
    CampaignsService,
    CampaignSweep,
    CategoriesRepository,
    DeleteCampaigns,
    DraftChanged,
    DraftRev,
    HistoryService,
    ImportService,
    LivePages,
    LoadCatalogue,
    LoadDemo,
    OwnBlocks,
    MediaUses,
    MediaReferenceReconciler,
    PagePasswords,
    PagePictures,
    PageRefresh,
    PageRefreshSweep,
    PageRendering,
    PagesRepository,
    PagesService,
    PictureChanges,
    ProductChanges,
    RefreshAppointmentBlocks,
    PreviewLinksRepository,
    PublishKeys,
    PublishService,
    RatingsSource,
    RatingTotals,
    ReadShownMedia,
    RenameCampaign,
    ScheduleService,
    SectionRemoval,
    SectionFiles,
    LinkedPages,
    SectionSaving,
    SectionPlacing,
    SectionsRepository,
    SectionsService,
    StarterBlocks,
    StartersService,
    SwitchBlocks,
    TemplateAccess,
    TemplateParts,
    TemplatesRepository,
    TemplatesService,
    TemplateWriter,
    UpdateCampaign,
  ],
  exports: [
    CampaignsRepository,
    LivePages,
    PagePasswords,
    PageRefresh,
    PagesRepository,
    RatingTotals,
    SectionsRepository,
  ],
})
export class PageBuildingModule implements OnApplicationBootstrap {
  constructor(
    @Inject(LoadCatalogue) private readonly catalogue: LoadCatalogue,
    @Inject(LoadDemo) private readonly demo: LoadDemo,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap() {
    const added = await this.catalogue.load();
    if (added > 0) this.logger.info({ added }, 'starters loaded');
    if (hasDemoCreator()) await this.demo.load();
  }
}

export const pageBuildingModels = [
  templateModel,
  pageModel,
  sectionModel,
  sectionPasswordModel,
  revisionModel,
  categoryModel,
  campaignModel,
  nameClaimModel,
  renderedPageModel,
  pageRefreshModel,
  ratingTotalsModel,
  publishKeyModel,
  previewLinkModel,
  blockPolicyModel,
  mediaUsesModel,
  mediaUsesReconciliationModel,
];
