export { startWorker } from './roles/start-worker.js';
export { queueNames, type QueueName } from './roles/queue-name.js';
