import { openWithCanvas } from './canvas-picture.js';
import { compressPicture } from './compress-picture.js';
import type { CompressReply, CompressRequest } from './compress-worker.js';

let worker: Worker | null = null;
let last = 0;
/** One picture at a time: each takes four bytes a pixel while it is open. */
let before: Promise<unknown> = Promise.resolve();

/** Compresses in a worker, so that the page stays quick; in the page where a worker has no canvas. */
export function compressAside(file: Blob, limitBytes: number): Promise<Blob> {
  const work = () =>
    typeof OffscreenCanvas === 'undefined'
      ? compressPicture(file, limitBytes, openWithCanvas)
      : inWorker(file, limitBytes).catch(() => compressPicture(file, limitBytes, openWithCanvas));
  const result = before.then(work);
  before = result.catch(() => undefined);
  return result;
}

function inWorker(file: Blob, limitBytes: number): Promise<Blob> {
  worker ??= new Worker(new URL('./compress-worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  last += 1;
  const request: CompressRequest = { id: last, file, limitBytes };
  return new Promise((resolve, reject) => {
    const stop = () => {
      current.removeEventListener('message', take);
      current.removeEventListener('error', fail);
    };
    const take = ({ data }: MessageEvent<CompressReply>) => {
      if (data.id !== request.id) return;
      stop();
      resolve(data.blob);
    };
    const fail = () => {
      stop();
      // One that could not be loaded, or ran out of memory, is of no more use.
      current.terminate();
      worker = null;
      reject(new Error('the worker failed'));
    };
    current.addEventListener('message', take);
    current.addEventListener('error', fail);
    current.postMessage(request);
  });
}
