import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { mediaFiles } from '../files/media.schema.js';
import { SizesModule } from '../sizes/sizes.module.js';
import { AskForPosters } from './ask-for-posters.handler.js';
import { PostersController } from './posters.controller.js';
import { PostersRepository } from './posters.repository.js';
import { PostersService } from './posters.service.js';

@Capability({
  service: 'media',
  imports: [SizesModule, modelsFor('media', [mediaFiles])],
  controllers: [PostersController],
  providers: [PostersRepository, PostersService, AskForPosters],
})
export class PostersModule {}
