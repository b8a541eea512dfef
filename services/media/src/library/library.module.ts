import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { mediaFiles } from '../files/media.schema.js';
import { ShelvesModule } from '../shelves/shelves.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { QuotaModule } from '../quota/quota.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { FilesController } from './files.controller.js';
import { LibraryService } from './library.service.js';
import { ListingRepository } from './listing.repository.js';
import { UploadService } from './upload.service.js';

/** What an account keeps in its library: listing, uploading, deleting and restoring. */
@Capability({
  service: 'media',
  imports: [StorageModule, QuotaModule, ShelvesModule, FilesModule, PicturesModule, modelsFor('media', [mediaFiles])],
  controllers: [FilesController],
  providers: [ListingRepository, LibraryService, UploadService],
  exports: [LibraryService, UploadService],
})
export class LibraryModule {}
