import { runService, runStandalone } from '@linkyard/service-kit';
import { commerceService } from './commerce.module.js';

await runStandalone(() => runService(commerceService));
