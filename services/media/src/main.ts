import { runService, runStandalone } from '@linkyard/service-kit';
import { mediaService } from './media.module.js';

await runStandalone(() => runService(mediaService));
