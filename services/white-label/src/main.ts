import { runService, runStandalone } from '@linkyard/service-kit';
import { whiteLabelService } from './white-label.module.js';

await runStandalone(() => runService(whiteLabelService));
