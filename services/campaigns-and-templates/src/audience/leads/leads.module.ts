import { Capability } from '@linkyard/service-kit';
import { DraftRecordsModule } from '../../authoring/draft-records.module.js';
import { submissions } from '../../lead-records/lead.schema.js';
import { LeadRecordsModule } from '../../lead-records/lead-records.module.js';
import { CampaignRecordsModule } from '../../publishing/campaigns/campaign-records.module.js';
import { PublicPagesModule } from '../../publishing/public-pages/public-pages.module.js';
import { LeadConsequences } from './lead-consequences.js';
import { LeadExport } from './lead-export.js';
import { LeadIntake } from './lead-intake.js';
import { LeadsController } from './leads.controller.js';
import { LeadsService } from './leads.service.js';
import { unmailedConfirmations } from './migrations/2026-11-25-unmailed-confirmations.js';
import { PublishedForms } from './published-forms.js';
import { SubmitService } from './submit.service.js';
import { VisitorWrites } from './visitor-writes.js';

/** What visitors leave: opt-ins and answered forms. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [CampaignRecordsModule, DraftRecordsModule, LeadRecordsModule, PublicPagesModule],
  collections: [submissions],
  migrations: [unmailedConfirmations],
  controllers: [LeadsController],
  providers: [LeadConsequences, LeadExport, LeadIntake, LeadsService, PublishedForms, SubmitService, VisitorWrites],
  exports: [LeadIntake, LeadRecordsModule, LeadsService, PublishedForms, VisitorWrites],
})
export class LeadsModule {}
