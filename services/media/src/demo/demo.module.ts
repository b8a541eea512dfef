import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { LoadDemo } from './load-demo.js';

@Capability({ service: 'media', imports: [FilesModule, PicturesModule], providers: [LoadDemo] })
export class DemoModule {}
