import { Capability } from '@linkyard/service-kit';
import { shelves } from './shelf.schema.js';
import { ShelvesRepository } from './shelves.repository.js';

/** Folders and tags with their counts. */
@Capability({
  service: 'media',
  collections: [shelves],
  eraseWithAccount: [shelves],
  transferWithAccount: [{ collection: shelves, apart: true }],
  providers: [ShelvesRepository],
  exports: [ShelvesRepository],
})
export class ShelvesModule {}
