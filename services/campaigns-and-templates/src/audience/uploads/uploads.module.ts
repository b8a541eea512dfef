import { Capability } from '@linkyard/service-kit';
import { LeadsModule } from '../leads/leads.module.js';
import { UploadService } from './upload.service.js';
import { UploadsController } from './uploads.controller.js';

/** Files that visitors send with a form. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [LeadsModule],
  controllers: [UploadsController],
  providers: [UploadService],
})
export class UploadsModule {}
