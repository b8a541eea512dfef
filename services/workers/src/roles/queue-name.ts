export const queueNames = ['documents', 'email', 'exports', 'imports', 'media', 'push', 'schedules'] as const;
export type QueueName = (typeof queueNames)[number];

/**
 * Which queue a process of its own works on: `--queue=NAME`, or `WORKER_QUEUE`.
 * @throws Error naming those there are
 */
export function queueNameFrom(argv: readonly string[], env: NodeJS.ProcessEnv): QueueName {
  const argument = argv.find((word) => word.startsWith('--queue='))?.slice('--queue='.length);
  const wanted = argument ?? env['WORKER_QUEUE'];
  const found = queueNames.find((name) => name === wanted);
  if (found) return found;
  throw new Error(`Name a queue by --queue=NAME or WORKER_QUEUE. There are: ${queueNames.join(', ')}`);
}
