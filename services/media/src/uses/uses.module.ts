import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { places } from './place.schema.js';
import { PlacesRepository } from './places.repository.js';
import { WhereUsed } from './where-used.js';

@Capability({
  service: 'media',
  imports: [FilesModule],
  collections: [places],
  eraseWithAccount: [places],
  providers: [PlacesRepository, WhereUsed],
})
export class UsesModule {}
