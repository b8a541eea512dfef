import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { QuotaModule } from '../quota/quota.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { VisitorFilesController } from './visitor-files.controller.js';
import { VisitorFiles } from './visitor-files.service.js';

@Capability({
  service: 'media',
  imports: [StorageModule, QuotaModule, FilesModule],
  controllers: [VisitorFilesController],
  providers: [VisitorFiles],
})
export class VisitorFilesModule {}
