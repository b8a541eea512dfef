import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { natsOptions } from '@linkyard/service-kit';
import { until } from '@linkyard/testing';
import { z } from 'zod';

/** A line of what command-monitor.mjs writes. */
const commandSchema = z.object({
  at: z.number(),
  name: z.string(),
  collection: z.string(),
  filter: z.array(z.string()),
  found: z.number().nullable(),
  isInTransaction: z.boolean(),
  isDurable: z.boolean(),
});
type Command = z.output<typeof commandSchema>;

type Measure = 'commands' | 'commits' | 'requests';
/** Each counted thing by what it is. */
export type Cost = Record<Measure, string[]>;
export type WorkCounter = Awaited<ReturnType<typeof countWork>>;

/** Without a command for this long, what follows from a piece of work is done. Milliseconds. */
const quietMs = 1_000;
/** Recurring jobs look for rows that are due, and caches for what has changed, of all owners; the work names its records. */
const namesOfRecords = ['_id', 'userId', 'publicId', 'uid', 'dedupeKey'];
const isIdlePoll = ({ name, found, filter }: Command) =>
  name === 'find' && found === 0 && !filter.some((field) => namesOfRecords.includes(field));
/** Mails are queued then; sending them is another matter. */
const isOfMailWorker = ({ collection }: Command) => collection.startsWith('workers.');

/**
 * Counts the database commands, durable commits and bus requests of a process that is started with `env`.
 * @param stack variables of the servers that it runs on; no other process may use them
 * @param folder for the file that the process writes its commands to
 */
export async function countWork(stack: Record<string, string>, folder: string) {
  const file = join(folder, 'commands.jsonl');
  writeFileSync(file, '');
  const commands = (): Command[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => commandSchema.parse(JSON.parse(line)))
      .filter((command) => !isIdlePoll(command) && !isOfMailWorker(command));
  const bus = await connect(natsOptions(stack['NATS_URL'] ?? '', 'work-counter'));
  const requests: string[] = [];
  bus.subscribe('>', {
    callback: (_error, { subject, reply }) => {
      // Neither events, answers nor what JetStream is asked.
      if (reply && !/^(v1\.|\$|_INBOX)/.test(subject)) requests.push(subject);
    },
  });
  await bus.flush();
  const isQuiet = () => Date.now() - (commands().at(-1)?.at ?? 0) > quietMs;
  return {
    env: { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'command-monitor.mjs')}`, COMMAND_LOG: file },
    /** What a piece of work costs, with all that follows from it. */
    async costOf(work: () => Promise<void>): Promise<Cost> {
      await until(isQuiet);
      const earlier = commands().length;
      requests.length = 0;
      await work();
      await until(isQuiet);
      await bus.flush();
      const sent = commands().slice(earlier);
      return { commands: sent.map(textOf), commits: sent.filter(isCommit).map(textOf), requests: [...requests] };
    },
    stop: () => bus.close(),
  };
}

/** A transaction that commits, or a single write that waits for the journal of the majority. */
const isCommit = ({ name, isInTransaction, isDurable }: Command): boolean =>
  name === 'commitTransaction' || (isDurable && !isInTransaction);

const textOf = ({ collection, name, filter }: Command): string =>
  [collection, name, filter.join(',')].filter(Boolean).join(' ');

/** @returns for each exceeded measure what was counted, by collection; nothing within the budget */
export function overBudget(cost: Cost, budget: Record<Measure, number>): string[] {
  const measures: Measure[] = ['commands', 'commits', 'requests'];
  return measures
    .filter((measure) => cost[measure].length > budget[measure])
    .flatMap((measure) => [
      `${cost[measure].length} ${measure} of ${budget[measure]}`,
      ...cost[measure].toSorted().map((line) => `  ${line}`),
    ]);
}
