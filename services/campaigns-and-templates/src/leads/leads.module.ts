import { Module } from '@nestjs/common';
import { PageBuildingModule } from '../page-building.module.js';
import { LeadsController } from './leads.controller.js';
import { LeadsRepository } from './leads.repository.js';
import { LeadsService } from './leads.service.js';
import { SubmitService } from './submit.service.js';

/** What visitors leave: opt-ins and answered forms. */
@Module({
  imports: [PageBuildingModule],
  controllers: [LeadsController],
  providers: [LeadsRepository, LeadsService, SubmitService],
  exports: [LeadsRepository],
})
export class LeadsModule {}
