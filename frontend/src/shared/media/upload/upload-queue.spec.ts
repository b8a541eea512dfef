import { describe, expect, it, jest } from '@jest/globals';
import type { MediaView } from '@linkyard/contracts';
import { maxConcurrent, UploadQueue, type Delivered, type UploadSteps, type UploadWork } from './upload-queue.js';

const aFile = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const stored = (_id: string): Delivered => ({ ok: true, media: { _id } as MediaView });

/** Deliveries that end when the test says so. */
function aQueue() {
  const begun: (UploadWork & UploadSteps & { end: (delivered: Delivered | Error) => Promise<void> })[] = [];
  const onStored = jest.fn();
  const queue = new UploadQueue({
    onStored,
    deliver: (work, steps) =>
      new Promise((resolve, reject) => {
        const end = async (delivered: Delivered | Error) => {
          if (delivered instanceof Error) reject(delivered);
          else resolve(delivered);
          // Lets pending promises continue.
          await new Promise(setImmediate);
        };
        begun.push({ ...work, ...steps, end });
      }),
  });
  const states = () => queue.items().map(({ state }) => state);
  return { queue, begun, onStored, states };
}

describe('a list of uploads', () => {
  it(`sends ${maxConcurrent} at once, the others in their order as places become free`, async () => {
    const { queue, begun, states } = aQueue();
    queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => aFile(name)));
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
    await begun[1]?.end(stored('1'));
    expect(states()).toEqual(['sending', 'stored', 'sending', 'sending', 'waiting']);
    expect(begun.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('a file that is refused fails alone, with the reason', async () => {
    const { queue, begun, states, onStored } = aQueue();
    queue.add([aFile('broken.png'), aFile('fine.png')]);
    await begun[0]?.end({ ok: false, problem: 'Failed to load image for cropping' });
    await begun[1]?.end(stored('fine'));
    expect(states()).toEqual(['failed', 'stored']);
    expect(queue.items()[0]).toMatchObject({ problem: 'Failed to load image for cropping', sent: 0 });
    expect(onStored.mock.calls).toEqual([[{ _id: 'fine' }]]);
  });

  it('an unexpected error fails one file and stops nothing', async () => {
    const { queue, begun, states } = aQueue();
    queue.add([aFile('a'), aFile('b'), aFile('c'), aFile('d')]);
    await begun[0]?.end(new TypeError('undefined is not a function'));
    expect(states()).toEqual(['failed', 'sending', 'sending', 'sending']);
    expect(queue.items()[0]?.problem).toBe('Something went wrong');
  });

  it('says how far a file is, in bytes of the file', () => {
    const { queue, begun } = aQueue();
    queue.add([aFile('a', 2000)]);
    begun[0]?.preparing();
    expect(queue.items()[0]?.state).toBe('preparing');
    begun[0]?.sending(0.25);
    expect(queue.items()[0]).toMatchObject({ state: 'sending', sent: 500 });
  });

  it('cancelling aborts, frees the place, and what comes late counts no more', async () => {
    const { queue, begun, states, onStored } = aQueue();
    queue.add(['a', 'b', 'c', 'd'].map((name) => aFile(name)));
    const [first] = queue.items();
    queue.cancel(first?.id ?? '');
    expect(begun[0]?.signal.aborted).toBe(true);
    expect(states()).toEqual(['cancelled', 'sending', 'sending', 'sending']);
    begun[0]?.sending(0.9);
    await begun[0]?.end(stored('late'));
    expect(queue.items()[0]).toMatchObject({ state: 'cancelled', sent: 0, media: null });
    expect(onStored).not.toHaveBeenCalled();
  });

  it('one that waits is cancelled without ever being sent', async () => {
    const { queue, begun } = aQueue();
    queue.add(['a', 'b', 'c', 'd'].map((name) => aFile(name)));
    queue.cancel(queue.items()[3]?.id ?? '');
    await begun[0]?.end(stored('a'));
    expect(begun).toHaveLength(3);
  });

  it('tries again what failed or was cancelled, and nothing else', async () => {
    const { queue, begun, states } = aQueue();
    queue.add([aFile('a'), aFile('b')]);
    const [a = '', b = ''] = queue.items().map(({ id }) => id);
    await begun[0]?.end({ ok: false, problem: 'no' });
    queue.retry(a);
    queue.retry(b);
    expect(begun.map(({ name }) => name)).toEqual(['a', 'b', 'a']);
    expect(queue.items()[0]).toMatchObject({ state: 'sending', problem: null });
    queue.cancel(b);
    queue.retry(b);
    await begun[1]?.end({ ok: false, problem: 'of the cancelled try' });
    expect(states()).toEqual(['sending', 'sending']);
  });

  it('takes off the list only what has ended', async () => {
    const { queue, begun } = aQueue();
    queue.add([aFile('a'), aFile('b')]);
    await begun[0]?.end(stored('a'));
    queue.dismiss();
    expect(queue.items().map(({ name }) => name)).toEqual(['b']);
    expect(queue.isBusy).toBe(true);
  });

  it('gives files of one name names apart', () => {
    const { queue } = aQueue();
    queue.add([aFile('photo.png'), aFile('photo.png')]);
    queue.add([aFile('photo.png'), aFile('.env'), aFile('.env')]);
    expect(queue.items().map(({ name }) => name)).toEqual([
      'photo.png',
      'photo (2).png',
      'photo (3).png',
      '.env',
      '.env (2)',
    ]);
  });

  it('reports every change by a new list, and nothing else', () => {
    const { queue } = aQueue();
    const heard = jest.fn();
    queue.subscribe(heard);
    const before = queue.items();
    queue.cancel('unknown');
    expect(heard).not.toHaveBeenCalled();
    expect(queue.items()).toBe(before);
    queue.add([aFile('a')]);
    expect(heard).toHaveBeenCalled();
    expect(queue.items()).not.toBe(before);
  });
});
