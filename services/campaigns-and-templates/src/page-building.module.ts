import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { allBlockSources } from '@linkyard/contracts';
import { modelsFor } from '@linkyard/mongo';
import { Bus, hasDemoCreator, LOGGER, retryWhileStarting, type Logger } from '@linkyard/service-kit';
import { BlockPolicyController } from './publishing/block-switches/block-policy.controller.js';
import { blockPolicies } from './authoring/block-policy/block-policy.schema.js';
import { BlockPolicy } from './authoring/block-policy/block-policy.js';
import { SwitchBlocks } from './publishing/block-switches/switch-blocks.js';
import { BLOCK_SOURCES, remoteSource } from './publishing/block-sources/block-source.js';
import { BlockSources } from './publishing/block-sources/block-sources.js';
import { BlockSourcesController } from './publishing/block-sources/block-sources.controller.js';
import { OwnerVisibilityHandler } from './publishing/public-pages/owner-visibility.handler.js';
import { EraseAccountHandler } from './account-erasure/erase-account.handler.js';
import { CampaignNames } from './publishing/campaigns/campaign-names.js';
import { campaigns } from './publishing/campaigns/campaign.schema.js';
import { CampaignSweep } from './publishing/campaigns/campaign-sweep.js';
import { CampaignsController } from './publishing/campaigns/campaigns.controller.js';
import { CampaignsRepository } from './publishing/campaigns/campaigns.repository.js';
import { CampaignsService } from './publishing/campaigns/campaigns.service.js';
import { DeleteCampaigns } from './publishing/campaigns/delete-campaigns.js';
import { ImportController } from './import/import.controller.js';
import { ImportService } from './import/import.service.js';
import { nameClaims } from './publishing/campaigns/name-claim.schema.js';
import { PublishingController } from './publishing/campaigns/publishing.controller.js';
import { PublishKeys, publishKeys } from './publishing/campaigns/publish-keys.js';
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
import { categories } from './authoring/categories/category.schema.js';
import { PagePasswords, sectionPasswords } from './authoring/page-passwords/page-passwords.js';
import { HistoryController } from './authoring/history/history.controller.js';
import { HistoryService } from './authoring/history/history.service.js';
import { revisions } from './authoring/history/revision.schema.js';
import { pages } from './authoring/pages/page.schema.js';
import { MediaUses } from './publishing/media-uses/media-uses.js';
import { MediaReferenceReconciler } from './publishing/media-uses/media-reference-reconciler.js';
import { mediaUses, mediaUsesReconciliations } from './publishing/media-uses/media-uses.schema.js';
import { ReadShownMedia } from './publishing/media-uses/shown-media.js';
import { PagesController } from './authoring/pages/pages.controller.js';
import { PagesRepository } from './authoring/pages/pages.repository.js';
import { PagesService } from './authoring/pages/pages.service.js';
import { DraftRev } from './publishing/preview-links/draft-rev.js';
import { previewLinks } from './publishing/preview-links/preview-link.schema.js';
import { PreviewLinksController } from './publishing/preview-links/preview-links.controller.js';
import { PreviewLinksRepository } from './publishing/preview-links/preview-links.repository.js';
import { PreviewsController } from './publishing/preview-links/previews.controller.js';
import { LivePages } from './publishing/public-pages/live-pages.js';
import { pageRefreshes } from './publishing/public-pages/page-refresh.schema.js';
import { PagePictures } from './publishing/public-pages/page-pictures.js';
import { PageRefresh } from './publishing/public-pages/page-refresh.js';
import { PageRefreshSweep } from './publishing/public-pages/page-refresh-sweep.js';
import { PageRendering } from './publishing/public-pages/page-rendering.js';
import { PictureChanges } from './publishing/public-pages/picture-changes.js';
import { ProductChanges } from './publishing/public-pages/product-changes.js';
import { RefreshAppointmentBlocks } from './publishing/public-pages/refresh-appointment-blocks.js';
import { CreatorLookService } from './publishing/public-pages/creator-look.service.js';
import { PublicPagesController } from './publishing/public-pages/public-pages.controller.js';
import { renderedPages } from './publishing/public-pages/rendered-page.schema.js';
import { ratingTotals } from './audience/ratings/rating-totals.schema.js';
import { leads } from './audience/leads/lead.schema.js';
import { LeadsRepository } from './audience/leads/leads.repository.js';
import { RatingTotals } from './audience/ratings/rating-totals.js';
import { RatingsSource } from './audience/ratings/ratings-source.js';
import { sections } from './authoring/sections/section.schema.js';
import { SectionRemoval } from './authoring/sections/section-removal.service.js';
import { SectionPlacing } from './authoring/sections/section-placing.service.js';
import { SectionFilesController } from './authoring/sections/section-files.controller.js';
import { SectionFiles } from './authoring/sections/section-files.service.js';
import { SectionReferences } from './authoring/sections/section-references.js';
import { SectionSaving } from './authoring/sections/section-saving.service.js';
import { SectionsController } from './authoring/sections/sections.controller.js';
import { SectionsRepository } from './authoring/sections/sections.repository.js';
import { SectionsService } from './authoring/sections/sections.service.js';
import { DraftChanged } from './authoring/templates/draft-changed.js';
import { TemplateAccess } from './authoring/templates/template-access.js';
import { TemplateParts } from './authoring/templates/template-parts.js';
import { TemplateWriter } from './authoring/templates/template-writer.js';
import { templates } from './authoring/templates/template.schema.js';
import { TemplatesController } from './authoring/templates/templates.controller.js';
import { TemplatesRepository } from './authoring/templates/templates.repository.js';
import { TemplatesService } from './authoring/templates/templates.service.js';

export const pageBuildingCollections = [
  templates,
  pages,
  sections,
  sectionPasswords,
  revisions,
  categories,
  campaigns,
  nameClaims,
  renderedPages,
  pageRefreshes,
  ratingTotals,
  publishKeys,
  previewLinks,
  blockPolicies,
  mediaUses,
  mediaUsesReconciliations,
];

/** Templates, pages, sections and campaigns: the draft and what is live of it. */
@Module({
  imports: [modelsFor('campaigns-and-templates', [leads, ...pageBuildingCollections])],
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
    CreatorLookService,
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
    LeadsRepository,
    SectionReferences,
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
    LeadsRepository,
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
    const added = await retryWhileStarting('loading the starters', this.logger, () => this.catalogue.load());
    if (added > 0) this.logger.info({ added }, 'starters loaded');
    if (hasDemoCreator()) await retryWhileStarting('loading the demo', this.logger, () => this.demo.load());
  }
}
