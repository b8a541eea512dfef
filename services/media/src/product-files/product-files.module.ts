import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { ProductFileSweep } from './product-file-sweep.job.js';
import { ProductFilesController } from './product-files.controller.js';
import { ProductFiles } from './product-files.service.js';

@Capability({
  service: 'media',
  imports: [StorageModule, FilesModule, PicturesModule],
  controllers: [ProductFilesController],
  providers: [ProductFiles, ProductFileSweep],
})
export class ProductFilesModule {}
