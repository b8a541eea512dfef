import { egressFrom } from '@linkyard/egress';
import { Capability } from '@linkyard/service-kit';
import { AiImagesModule } from '../ai-images/ai-images.module.js';
import { FilesModule } from '../files/files.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { FetchPicture, WEB } from './fetch-picture.js';
import { FromUrlController } from './from-url.controller.js';
import { FromUrl } from './from-url.service.js';
import { StockUses } from './stock-uses.js';

@Capability({
  service: 'media',
  imports: [StorageModule, FilesModule, PicturesModule, AiImagesModule],
  controllers: [FromUrlController],
  providers: [
    // Hosts inside the network are opened by the environment alone, for simulators; no request can name one.
    { provide: WEB, useFactory: () => egressFrom(process.env) },
    FetchPicture,
    StockUses,
    FromUrl,
  ],
})
export class FromUrlModule {}
