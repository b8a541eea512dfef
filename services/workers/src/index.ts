export { startWorker } from './start-worker.js';
export { queueNames, type QueueName } from './roles/queue-name.js';
