import type { AnyCommand } from './define-command.js';
import type { AnyEvent } from './define-event.js';
import type { AnyJob } from './define-job.js';

const commands = new Map<string, AnyCommand>();
const events = new Map<string, AnyEvent>();
const jobs = new Map<string, AnyJob>();

function enter<Item>(shelf: Map<string, Item>, key: string, item: Item): Item {
  if (shelf.has(key)) throw new Error(`Contract "${key}" is defined twice`);
  shelf.set(key, item);
  return item;
}

export const registerCommand = (command: AnyCommand) => enter(commands, command.subject, command);
export const registerEvent = (event: AnyEvent) => enter(events, event.name, event);
export const registerJob = (job: AnyJob) => enter(jobs, job.name, job);

/** Every contract of the house, in the order of its files. Boot checks, routes, /docs and the fuzzer read these. */
export const allCommands = (): readonly AnyCommand[] => [...commands.values()];
export const allEvents = (): readonly AnyEvent[] => [...events.values()];
export const allJobs = (): readonly AnyJob[] => [...jobs.values()];
