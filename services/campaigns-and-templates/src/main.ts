import { runService, runStandalone } from '@linkyard/service-kit';
import { campaignsAndTemplatesService } from './campaigns-and-templates.module.js';

await runStandalone(() => runService(campaignsAndTemplatesService));
