export { JobQueue, QueueAway } from './job-queue.js';
export { redisOptions } from './redis-options.js';
export { defineProcessor, runProcessors, type Processor, type RunningProcessors } from './run-processor.js';
