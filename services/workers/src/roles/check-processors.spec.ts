import { describe, expect, it } from '@jest/globals';
import { allJobs, publishScheduledCampaign, sendEmail } from '@linkyard/contracts';
import { defineProcessor } from '@linkyard/queue';
import { checkProcessors } from './check-processors.js';
import { queueNameFrom, queueNames } from './queue-name.js';

const emails = defineProcessor({ job: sendEmail, process: async () => undefined });
const publishing = defineProcessor({ job: publishScheduledCampaign, process: async () => undefined });

describe('a worker starts only when its queue is fully manned', () => {
  it('every job contract belongs to a queue that some worker works on', () => {
    const known: readonly string[] = queueNames;
    expect(allJobs().filter(({ queue }) => !known.includes(queue))).toEqual([]);
  });
  it('one processor for each job of the queue is right', () => {
    expect(() => checkProcessors('email', [emails])).not.toThrow();
    expect(() => checkProcessors('schedules', [publishing])).not.toThrow();
  });
  it.each([
    ['none', [], 'email.send has no processor'],
    ['two', [emails, emails], 'email.send has two processors'],
    ['one of another queue', [emails, publishing], 'schedules.publish-campaign is not a job of the queue email'],
  ])('%s is a fault that is named', (_, processors, fault) => {
    expect(() => checkProcessors('email', processors)).toThrow(fault);
  });
});

describe('the queue of a process of its own', () => {
  it('is named by argument or environment; the argument wins', () => {
    expect(queueNameFrom(['node', 'main.js', '--queue=email'], { WORKER_QUEUE: 'schedules' })).toBe('email');
    expect(queueNameFrom(['node', 'main.js'], { WORKER_QUEUE: 'schedules' })).toBe('schedules');
  });
  it.each([
    [[], {}],
    [['--queue=mail'], {}],
    [['--queue='], { WORKER_QUEUE: 'email' }],
  ])('%j %j is no queue', (argv, env) => {
    expect(() => queueNameFrom(argv, env)).toThrow(
      'There are: documents, email, exports, imports, media, push, schedules',
    );
  });
});
