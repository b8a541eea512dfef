import { Capability, readConfig, serviceConfigSchema } from '@linkyard/service-kit';
import { StorageModule } from '../storage/storage.module.js';
import { EraseExportsHandler } from './erase-exports.handler.js';
import { exportRecords } from './export-record.schema.js';
import { ExportSweep } from './export-sweep.job.js';
import { ExportsController } from './exports.controller.js';
import { ExportsRepository } from './exports.repository.js';
import { ExportsService, PUBLIC_URL } from './exports.service.js';

@Capability({
  service: 'media',
  imports: [StorageModule],
  collections: [exportRecords],
  controllers: [ExportsController],
  providers: [
    { provide: PUBLIC_URL, useFactory: () => readConfig(serviceConfigSchema, process.env).PUBLIC_URL },
    ExportsRepository,
    ExportsService,
    ExportSweep,
    EraseExportsHandler,
  ],
})
export class ExportsModule {}
