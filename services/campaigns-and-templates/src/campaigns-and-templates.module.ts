import { serviceOf } from '@linkyard/service-kit';
import { AccountErasureModule } from './account-erasure/account-erasure.module.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { DonationFormsModule } from './audience/donation-forms/donation-forms.module.js';
import { GatesModule } from './audience/gates/gates.module.js';
import { LeadsModule } from './audience/leads/leads.module.js';
import { RatingsModule } from './audience/ratings/ratings.module.js';
import { UploadsModule } from './audience/uploads/uploads.module.js';
import { AuthoringModule } from './authoring/authoring.module.js';
import { CatalogueModule } from './authoring/catalogue/catalogue.module.js';
import { DemoModule } from './demo/demo.module.js';
import { ImportModule } from './import/import.module.js';
import { BlockSwitchesModule } from './publishing/block-switches/block-switches.module.js';
import { CampaignsModule } from './publishing/campaigns/campaigns.module.js';
import { DraftPublicationModule } from './publishing/campaigns/draft-publication.module.js';
import { PreviewLinksModule } from './publishing/preview-links/preview-links.module.js';
import { PublicPagesModule } from './publishing/public-pages/public-pages.module.js';

/** Each capability is a folder with its own module; add it here and nowhere else. */
export const campaignsAndTemplatesService = serviceOf('campaigns-and-templates', [
  AuthoringModule,
  CatalogueModule,
  DraftPublicationModule,
  CampaignsModule,
  PublicPagesModule,
  PreviewLinksModule,
  BlockSwitchesModule,
  ImportModule,
  LeadsModule,
  RatingsModule,
  UploadsModule,
  DonationFormsModule,
  GatesModule,
  AnalyticsModule,
  AccountErasureModule,
  DemoModule,
]);
