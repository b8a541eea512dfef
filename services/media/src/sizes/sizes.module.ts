import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { mediaFiles } from '../files/media.schema.js';
import { StorageModule } from '../storage/storage.module.js';
import { AskForSizes } from './ask-for-sizes.handler.js';
import { SizesController } from './sizes.controller.js';
import { SizesRepository } from './sizes.repository.js';
import { SizesService } from './sizes.service.js';

@Capability({
  service: 'media',
  imports: [StorageModule, modelsFor('media', [mediaFiles])],
  controllers: [SizesController],
  providers: [SizesRepository, SizesService, AskForSizes],
  exports: [SizesRepository],
})
export class SizesModule {}
