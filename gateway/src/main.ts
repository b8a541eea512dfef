import { runStandalone } from '@linkyard/service-kit';
import { startGateway } from './start-gateway.js';

await runStandalone(() => startGateway());
