import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { LibraryModule } from '../library/library.module.js';
import { QuotaModule } from '../quota/quota.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { EraseUploadsHandler } from './erase-uploads.handler.js';
import { JoinedFile } from './joined-file.js';
import { MultipartUploads } from './multipart-uploads.service.js';
import { UploadFinish } from './upload-finish.js';
import { UploadRepository } from './upload.repository.js';
import { uploads } from './upload.schema.js';
import { UploadSweep } from './upload-sweep.job.js';
import { UploadsController } from './uploads.controller.js';

@Capability({
  service: 'media',
  imports: [StorageModule, QuotaModule, FilesModule, LibraryModule],
  collections: [uploads],
  controllers: [UploadsController],
  providers: [UploadRepository, MultipartUploads, JoinedFile, UploadFinish, UploadSweep, EraseUploadsHandler],
})
export class UploadsModule {}
