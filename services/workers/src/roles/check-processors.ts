import { allJobs, type AnyJob } from '@linkyard/contracts';
import type { Processor } from '@linkyard/queue';

/**
 * A worker refuses to start unless every job contract of its queue has exactly one processor, and it has no other.
 * @throws Error naming each fault
 */
export function checkProcessors(queue: string, processors: readonly Processor[], jobs: readonly AnyJob[] = allJobs()) {
  const taken = processors.map(({ job }) => job.name);
  const mine = jobs.filter((job) => job.queue === queue).map((job) => job.name);
  const faults = [
    ...mine.filter((name) => !taken.includes(name)).map((name) => `${name} has no processor`),
    ...taken.filter((name, at) => taken.indexOf(name) !== at).map((name) => `${name} has two processors`),
    ...taken.filter((name) => !mine.includes(name)).map((name) => `${name} is not a job of the queue ${queue}`),
  ];
  if (faults.length > 0) throw new Error(`workers:${queue} cannot start:\n  ${faults.join('\n  ')}`);
}
