import { Module } from '@nestjs/common';
import { modelsFor } from '@linkyard/mongo';
import { DonationFormsController } from '../donation-forms/donation-forms.controller.js';
import { RefreshDonationBlocks } from '../donation-forms/refresh-donation-blocks.js';
import { PageBuildingModule } from '../../page-building.module.js';
import { BookingRatings } from '../ratings/booking-ratings.js';
import { RateService } from '../ratings/rate.service.js';
import { RatingsController } from '../ratings/ratings.controller.js';
import { UploadService } from '../uploads/upload.service.js';
import { UploadsController } from '../uploads/uploads.controller.js';
import { submissions } from './lead.schema.js';
import { LeadConsequences } from './lead-consequences.js';
import { LeadExport } from './lead-export.js';
import { LeadIntake } from './lead-intake.js';
import { LeadsController } from './leads.controller.js';
import { LeadsService } from './leads.service.js';
import { PublishedForms } from './published-forms.js';
import { SubmitService } from './submit.service.js';
import { VisitorWrites } from './visitor-writes.js';

/** What visitors leave: opt-ins, answered forms, ratings, files. */
@Module({
  imports: [modelsFor('campaigns-and-templates', [submissions]), PageBuildingModule],
  controllers: [DonationFormsController, LeadsController, RatingsController, UploadsController],
  providers: [
    BookingRatings,
    LeadConsequences,
    LeadExport,
    LeadIntake,
    LeadsService,
    PublishedForms,
    RefreshDonationBlocks,
    RateService,
    SubmitService,
    UploadService,
    VisitorWrites,
  ],
  exports: [LeadIntake],
})
export class LeadsModule {}
