import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { QuotaModule } from '../quota/quota.module.js';
import { places } from './place.schema.js';
import { PlacesRepository } from './places.repository.js';
import { WhereUsed } from './where-used.handler.js';

@Capability({
  service: 'media',
  imports: [FilesModule, QuotaModule],
  collections: [places],
  eraseWithAccount: [places],
  transferWithAccount: [places],
  providers: [PlacesRepository, WhereUsed],
})
export class UsesModule {}
