import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { mediaFiles } from '../files/media.schema.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { SharedPicturesController } from './shared-pictures.controller.js';
import { SharedPicturesRepository } from './shared-pictures.repository.js';
import { SharedPicturesService } from './shared-pictures.service.js';

@Capability({
  service: 'media',
  imports: [FilesModule, PicturesModule, modelsFor('media', [mediaFiles])],
  controllers: [SharedPicturesController],
  providers: [SharedPicturesRepository, SharedPicturesService],
})
export class PublicImagesModule {}
