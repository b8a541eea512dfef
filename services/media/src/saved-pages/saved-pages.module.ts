import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { SavedPagesController } from './saved-pages.controller.js';
import { SavedPages } from './saved-pages.service.js';

@Capability({
  service: 'media',
  imports: [StorageModule, FilesModule, PicturesModule],
  controllers: [SavedPagesController],
  providers: [SavedPages],
})
export class SavedPagesModule {}
