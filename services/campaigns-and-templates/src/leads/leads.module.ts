import { Module } from '@nestjs/common';
import { PageBuildingModule } from '../page-building.module.js';
import { RateService } from '../ratings/rate.service.js';
import { RatingsController } from '../ratings/ratings.controller.js';
import { UploadService } from '../uploads/upload.service.js';
import { UploadsController } from '../uploads/uploads.controller.js';
import { LeadConsequences } from './lead-consequences.js';
import { LeadIntake } from './lead-intake.js';
import { LeadsController } from './leads.controller.js';
import { LeadsRepository } from './leads.repository.js';
import { LeadsService } from './leads.service.js';
import { PublishedForms } from './published-forms.js';
import { SubmitService } from './submit.service.js';
import { VisitorWrites } from './visitor-writes.js';

/** What visitors leave: opt-ins, answered forms, ratings, files. */
@Module({
  imports: [PageBuildingModule],
  controllers: [LeadsController, RatingsController, UploadsController],
  providers: [
    LeadConsequences,
    LeadIntake,
    LeadsRepository,
    LeadsService,
    PublishedForms,
    RateService,
    SubmitService,
    UploadService,
    VisitorWrites,
  ],
  exports: [LeadIntake, LeadsRepository],
})
export class LeadsModule {}
