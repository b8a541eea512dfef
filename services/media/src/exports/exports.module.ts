import { Capability } from '@linkyard/service-kit';
import { StorageModule } from '../storage/storage.module.js';
import { EraseExportsHandler } from './erase-exports.handler.js';
import { exportRecords } from './export-record.schema.js';
import { ExportSweep } from './export-sweep.job.js';
import { ExportsController } from './exports.controller.js';
import { ExportsRepository } from './exports.repository.js';
import { ExportsService } from './exports.service.js';

@Capability({
  service: 'media',
  imports: [StorageModule],
  collections: [exportRecords],
  controllers: [ExportsController],
  providers: [ExportsRepository, ExportsService, ExportSweep, EraseExportsHandler],
})
export class ExportsModule {}
