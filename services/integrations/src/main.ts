import { runService, runStandalone } from '@linkyard/service-kit';
import { integrationsService } from './integrations.module.js';

await runStandalone(() => runService(integrationsService));
