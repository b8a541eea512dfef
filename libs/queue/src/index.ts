export { JobQueue, QueueUnavailable } from './job-queue.js';
export { RecurringJobs, type RecurringJobDefinition } from './recurring-jobs.js';
export { askReader } from './ask-reader.js';
export { MailAllowance } from './mail-allowance.js';
export { Presence } from './presence.js';
export { redisOptions } from './redis-options.js';
export {
  defineProcessor,
  JobPostponed,
  runProcessors,
  type Processor,
  type RunningProcessors,
} from './run-processor.js';
