import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ThreadMessage, ThreadTask } from './serve-thread.js';

export interface ThreadLimits {
  /** For one task, from when the thread begins it. */
  deadlineMs: number;
  /** Memory of the thread's objects. */
  memoryMb: number;
  /** Tasks that wait for the thread. */
  maxWaiting: number;
}

/** A task needed more than it may have; its thread was ended. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError';
  constructor(readonly limit: 'time' | 'memory') {
    super(`The task was ended: it reached its limit of ${limit}`);
  }
}
/** Too many tasks wait already. */
export class ThreadBusyError extends Error {
  override readonly name = 'ThreadBusyError';
}

interface Running<Output> {
  id: number;
  resolve: (output: Output) => void;
  reject: (error: Error) => void;
  deadline?: NodeJS.Timeout;
}

const idleMs = 60_000;

/**
 * Runs computations over input from strangers outside of the event loop, one after the other, each within a deadline and a memory limit.
 * The thread starts with the first task and ends when nothing has been asked of it for a minute.
 */
export class BoundedThread<Input, Output> {
  private worker: Worker | null = null;
  private running: Running<Output> | null = null;
  private readonly waiting: { input: Input; resolve: (output: Output) => void; reject: (error: Error) => void }[] = [];
  private lastId = 0;
  private idle: NodeJS.Timeout | undefined;

  /** @param entry without its extension: a module that calls `serveThread`, compiled or, in specs, as TypeScript */
  constructor(
    private readonly entry: URL,
    private readonly limits: ThreadLimits,
  ) {}

  /** @throws ThreadLimitError, ThreadBusyError, and what the task throws */
  run(input: Input): Promise<Output> {
    if (this.waiting.length >= this.limits.maxWaiting)
      return Promise.reject(new ThreadBusyError('Too many tasks wait for the thread'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ input, resolve, reject });
      this.next();
    });
  }

  /** Tasks that run or wait are rejected. */
  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(new Error('The thread was closed'));
    await this.end(new Error('The thread was closed'));
  }

  private next(): void {
    if (this.running) return;
    const task = this.waiting.shift();
    if (!task) return this.rest();
    clearTimeout(this.idle);
    this.worker ??= this.start();
    // Only a thread at work keeps the process alive.
    this.worker.ref();
    const { input, resolve, reject } = task;
    this.running = { id: ++this.lastId, resolve, reject };
    this.worker.postMessage({ id: this.lastId, input } satisfies ThreadTask<Input>);
  }

  private rest(): void {
    this.worker?.unref();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.end(new Error('The thread was idle')), idleMs).unref();
  }

  private start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.limits.memoryMb, maxYoungGenerationSizeMb: 32 };
    const worker = import.meta.url.endsWith('.ts')
      ? new Worker(compiling(`${this.entry.href}.ts`), {
          eval: true,
          execArgv: ['--conditions', '@linkyard/source'],
          resourceLimits,
        })
      : new Worker(fileURLToPath(`${this.entry.href}.js`), { resourceLimits });
    worker.on('message', (message: ThreadMessage<Output>) => this.settle(message));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (worker === this.worker) void this.end(isFull ? new ThreadLimitError('memory') : error);
    });
    worker.on('exit', () => {
      if (worker === this.worker) void this.end(new Error('The thread ended by itself'));
    });
    return worker;
  }

  private settle(message: ThreadMessage<Output>): void {
    const { running } = this;
    if (running?.id !== message.id) return;
    if ('began' in message) {
      running.deadline = setTimeout(() => void this.end(new ThreadLimitError('time')), this.limits.deadlineMs);
      return;
    }
    clearTimeout(running.deadline);
    this.running = null;
    if ('output' in message) running.resolve(message.output);
    else running.reject(message.failure);
    this.next();
  }

  /** Ends the thread and rejects what it works on; the next task starts another. */
  private async end(reason: Error): Promise<void> {
    const { worker, running } = this;
    this.worker = null;
    this.running = null;
    clearTimeout(this.idle);
    clearTimeout(running?.deadline);
    running?.reject(reason);
    if (this.waiting.length > 0) this.next();
    await worker?.terminate();
  }
}

/** Specs run TypeScript sources, which a thread has to compile by itself. */
const compiling = (source: string) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}); });`;
