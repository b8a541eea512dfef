import { runService, runStandalone } from '@linkyard/service-kit';
import { authService } from './auth.module.js';

await runStandalone(() => runService(authService));
