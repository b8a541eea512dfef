import { runStandalone } from '@linkyard/service-kit';
import { queueNameFrom } from './roles/queue-name.js';
import { startWorker } from './start-worker.js';

await runStandalone(() => startWorker(queueNameFrom(process.argv, process.env), process.env));
