import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { mediaFiles } from '../files/media.schema.js';
import { OrganiseController } from './organise.controller.js';
import { OrganiseRepository } from './organise.repository.js';
import { OrganiseService } from './organise.service.js';
import { ShelvesModule } from '../shelves/shelves.module.js';

@Capability({
  service: 'media',
  imports: [FilesModule, ShelvesModule, modelsFor('media', [mediaFiles])],
  controllers: [OrganiseController],
  providers: [OrganiseRepository, OrganiseService],
})
export class OrganiseModule {}
