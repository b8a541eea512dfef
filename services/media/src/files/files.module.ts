import { Capability } from '@linkyard/service-kit';
import type { MediaSigner } from '@linkyard/storage';
import { migrations } from './migrations/index.js';
import { QuotaModule } from '../quota/quota.module.js';
import { SIGNER } from '../storage/storage.js';
import { ShelvesModule } from '../shelves/shelves.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { EraseFilesHandler } from './erase-files.handler.js';
import { FileKeeper } from './file-keeper.js';
import { ADDRESSES, mediaAddresses } from './media-addresses.js';
import { MediaRepository } from './media.repository.js';
import { mediaFiles } from './media.schema.js';
import { MediaSweep } from './media-sweep.job.js';
import { TakeUpload } from './take-upload.js';
import { TransferFilesHandler } from './transfer-files.handler.js';

/** Files and their records, whatever they are for. */
@Capability({
  service: 'media',
  imports: [StorageModule, QuotaModule, ShelvesModule],
  collections: [mediaFiles],
  migrations,
  providers: [
    { provide: ADDRESSES, inject: [SIGNER], useFactory: (signer: MediaSigner) => mediaAddresses(signer) },
    MediaRepository,
    FileKeeper,
    TakeUpload,
    MediaSweep,
    EraseFilesHandler,
    TransferFilesHandler,
  ],
  exports: [ADDRESSES, MediaRepository, FileKeeper, TakeUpload],
})
export class FilesModule {}
