import { Capability } from '@linkyard/service-kit';
import { ShelvesModule } from '../shelves/shelves.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { QuotaController } from './quota.controller.js';
import { UsageRepository } from './usage.repository.js';
import { usages } from './usage.schema.js';

@Capability({
  service: 'media',
  imports: [StorageModule, ShelvesModule],
  collections: [usages],
  controllers: [QuotaController],
  providers: [UsageRepository],
  exports: [UsageRepository],
})
export class QuotaModule {}
