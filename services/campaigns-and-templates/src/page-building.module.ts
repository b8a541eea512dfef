import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { allBlockSources } from '@linkyard/contracts';
import { Bus, hasDemoCreator, LOGGER, type Logger } from '@linkyard/service-kit';
import { BlockPolicyController } from './publishing/block-switches/block-policy.controller.js';
import { blockPolicyModel } from './authoring/block-policy/block-policy.model.js';
import { BlockPolicy } from './authoring/block-policy/block-policy.js';
import { SwitchBlocks } from './publishing/block-switches/switch-blocks.js';
import { BLOCK_SOURCES, remoteSource } from './publishing/block-sources/block-source.js';
import { BlockSources } from './publishing/block-sources/block-sources.js';
import { BlockSourcesController } from './publishing/block-sources/block-sources.controller.js';
import { OwnerVisibilityHandler } from './publishing/public-pages/owner-visibility.handler.js';
import { EraseAccountHandler } from './account-erasure/erase-account.handler.js';
import { CampaignNames } from './publishing/campaigns/campaign-names.js';
import { campaignModel } from './publishing/campaigns/campaign.model.js';
import { CampaignSweep } from './publishing/campaigns/campaign-sweep.js';
import { CampaignsController } from './publishing/campaigns/campaigns.controller.js';
import { CampaignsRepository } from './publishing/campaigns/campaigns.repository.js';
import { CampaignsService } from './publishing/campaigns/campaigns.service.js';
import { DeleteCampaigns } from './publishing/campaigns/delete-campaigns.js';
import { ImportController } from './import/import.controller.js';
import { ImportService } from './import/import.service.js';
import { nameClaimModel } from './publishing/campaigns/name-claim.model.js';
import { PublishingController } from './publishing/campaigns/publishing.controller.js';
import { PublishKeys, publishKeyModel } from './publishing/campaigns/publish-keys.js';
import { PublishService } from './publishing/campaigns/publish.service.js';
import { RenameCampaign } from './publishing/campaigns/rename-campaign.js';
import { ScheduleService } from './publishing/campaigns/schedule.service.js';
import { CampaignOfDraft } from './publishing/campaigns/campaign-of-draft.js';
import { DraftPublication } from './authoring/templates/draft-publication.js';
import { UpdateCampaign } from './publishing/campaigns/update-campaign.js';
import { BlockTemplatesController } from './authoring/catalogue/block-templates.controller.js';
import { LoadCatalogue } from './authoring/catalogue/load-catalogue.js';
import { LoadDemo } from './demo/load-demo.js';
import { OwnBlocks } from './authoring/catalogue/own-blocks.service.js';
import { StarterBlocks } from './authoring/catalogue/starter-blocks.js';
import { StartersController } from './authoring/catalogue/starters.controller.js';
import { StartersService } from './authoring/catalogue/starters.service.js';
import { CategoriesController } from './authoring/categories/categories.controller.js';
import { CategoriesRepository } from './authoring/categories/categories.repository.js';
import { categoryModel } from './authoring/categories/category.model.js';
import { PagePasswords, sectionPasswordModel } from './authoring/page-passwords/page-passwords.js';
import { HistoryController } from './authoring/history/history.controller.js';
import { HistoryService } from './authoring/history/history.service.js';
import { revisionModel } from './authoring/history/revision.model.js';
import { pageModel } from './authoring/pages/page.model.js';
import { MediaUses } from './publishing/media-uses/media-uses.js';
import { MediaReferenceReconciler } from './publishing/media-uses/media-reference-reconciler.js';
import { mediaUsesModel, mediaUsesReconciliationModel } from './publishing/media-uses/media-uses.model.js';
import { ReadShownMedia } from './publishing/media-uses/shown-media.js';
import { PagesController } from './authoring/pages/pages.controller.js';
import { PagesRepository } from './authoring/pages/pages.repository.js';
import { PagesService } from './authoring/pages/pages.service.js';
import { DraftRev } from './publishing/preview-links/draft-rev.js';
import { previewLinkModel } from './publishing/preview-links/preview-link.model.js';
import { PreviewLinksController } from './publishing/preview-links/preview-links.controller.js';
import { PreviewLinksRepository } from './publishing/preview-links/preview-links.repository.js';
import { PreviewsController } from './publishing/preview-links/previews.controller.js';
import { LivePages } from './publishing/public-pages/live-pages.js';
import { pageRefreshModel } from './publishing/public-pages/page-refresh.model.js';
import { PagePictures } from './publishing/public-pages/page-pictures.js';
import { PageRefresh } from './publishing/public-pages/page-refresh.js';
import { PageRefreshSweep } from './publishing/public-pages/page-refresh-sweep.js';
import { PageRendering } from './publishing/public-pages/page-rendering.js';
import { PictureChanges } from './publishing/public-pages/picture-changes.js';
import { ProductChanges } from './publishing/public-pages/product-changes.js';
import { RefreshAppointmentBlocks } from './publishing/public-pages/refresh-appointment-blocks.js';
import { PublicPagesController } from './publishing/public-pages/public-pages.controller.js';
import { renderedPageModel } from './publishing/public-pages/rendered-page.model.js';
import { ratingTotalsModel } from './audience/ratings/rating-totals.model.js';
import { RatingTotals } from './audience/ratings/rating-totals.js';
import { RatingsSource } from './audience/ratings/ratings-source.js';
import { sectionModel } from './authoring/sections/section.model.js';
import { SectionRemoval } from './authoring/sections/section-removal.service.js';
import { SectionPlacing } from './authoring/sections/section-placing.service.js';
import { SectionFilesController } from './authoring/sections/section-files.controller.js';
import { SectionFiles } from './authoring/sections/section-files.service.js';
import { LinkedPages } from './authoring/sections/linked-pages.js';
import { SectionSaving } from './authoring/sections/section-saving.service.js';
import { SectionsController } from './authoring/sections/sections.controller.js';
import { SectionsRepository } from './authoring/sections/sections.repository.js';
import { SectionsService } from './authoring/sections/sections.service.js';
import { DraftChanged } from './authoring/templates/draft-changed.js';
import { TemplateAccess } from './authoring/templates/template-access.js';
import { TemplateParts } from './authoring/templates/template-parts.js';
import { TemplateWriter } from './authoring/templates/template-writer.js';
import { templateModel } from './authoring/templates/template.model.js';
import { TemplatesController } from './authoring/templates/templates.controller.js';
import { TemplatesRepository } from './authoring/templates/templates.repository.js';
import { TemplatesService } from './authoring/templates/templates.service.js';

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
    CampaignOfDraft,
    { provide: DraftPublication, useExisting: CampaignOfDraft },
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
