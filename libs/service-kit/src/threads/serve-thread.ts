import { parentPort } from 'node:worker_threads';

export interface ThreadTask<Input> {
  id: number;
  input: Input;
}
export type ThreadMessage<Output> =
  { id: number; began: true } | { id: number; output: Output } | { id: number; failure: Error };

/** Makes a module the entry of a `BoundedThread`. Such a module imports little, so that a thread starts in milliseconds. */
export function serveThread<Input, Output>(work: (input: Input) => Output): void {
  parentPort?.on('message', ({ id, input }: ThreadTask<Input>) => {
    const answer = (message: ThreadMessage<Output>) => parentPort?.postMessage(message);
    answer({ id, began: true });
    try {
      answer({ id, output: work(input) });
    } catch (error) {
      answer({ id, failure: error instanceof Error ? error : new Error(String(error)) });
    }
  });
}
