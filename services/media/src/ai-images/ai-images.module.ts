import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { aiImageJobs } from './ai-image-job.schema.js';
import { AiImageJobs } from './ai-image-jobs.repository.js';
import { AiImages } from './ai-images.service.js';
import { AiImagesController } from './ai-images.controller.js';
import { AiImagesToLibrary } from './ai-images-to-library.js';
import { AiImageSweep } from './ai-image-sweep.job.js';

@Capability({
  service: 'media',
  imports: [StorageModule, FilesModule, PicturesModule],
  collections: [aiImageJobs],
  eraseWithAccount: [aiImageJobs],
  controllers: [AiImagesController],
  providers: [AiImageJobs, AiImages, AiImagesToLibrary, AiImageSweep],
  exports: [AiImagesToLibrary],
})
export class AiImagesModule {}
