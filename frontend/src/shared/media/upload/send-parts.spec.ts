import { describe, expect, it } from '@jest/globals';
import { plainView } from './testing/plain-view.js';
import type { Unwrapped } from '../../api/envelope.js';
import { fileKey } from './file-key.js';
import { sendParts } from './send-parts.js';
import { sendWhole, type SendCall } from './send-whole.js';

const partSize = 10;
const uploadId = 'a'.repeat(24);
const aFile = (length = 25, name = 'film.mp4') =>
  new File([new Uint8Array(length).map((_, at) => at)], name, { type: 'video/mp4', lastModified: 5 });
const ok = (data: unknown): Unwrapped => ({ ok: true, data, message: '' });
const no = (code: string, httpStatus: number): Unwrapped => ({ ok: false, error: { code, httpStatus, message: code } });

/** A server that keeps parts, and fails where the test says so. */
function aServer(fails: Record<string, Unwrapped[]> = {}, received: number[] = []) {
  const asked: string[] = [];
  const parts = new Map<number, number>(received.map((index) => [index, partSize]));
  const send: SendCall = async ({ path, body }, { onSent }) => {
    const step = path.split('/').at(-1) ?? '';
    const index = body instanceof FormData ? Number(body.get('index')) : null;
    asked.push(index === null || step !== 'part' ? step : `${step} ${index}`);
    const failure = fails[step]?.shift();
    if (failure) return failure;
    if (step === 'begin') return ok({ uploadId, partSize, received: [...parts.keys()] });
    if (step === 'part' && body instanceof FormData) {
      const part = body.get('file') as File;
      onSent(part.size / 2, part.size);
      parts.set(index ?? -1, part.size);
      return ok({ received: [...parts.keys()] });
    }
    return ok(step === 'finish' || step === 'upload-user-file' ? plainView : {});
  };
  return { send, asked, parts };
}
const patience = { isOnline: () => true, whenOnline: async () => undefined, wait: async () => undefined };
function aRun(server: ReturnType<typeof aServer>, file = aFile()) {
  const abort = new AbortController();
  const progress: number[] = [];
  const steps = {
    signal: abort.signal,
    preparing: () => undefined,
    sending: (part: number) => void progress.push(part),
  };
  const work = { file, name: file.name };
  const ports = { send: server.send, patience };
  return {
    abort,
    progress,
    parts: () => sendParts(work, steps, { type: 'document', folder: 'Films' }, ports),
    whole: () => sendWhole(work, steps, {}, ports),
  };
}

describe('a large file', () => {
  it('goes in parts, in order, and is then finished', async () => {
    const server = aServer();
    const { parts, progress } = aRun(server);
    expect(await parts()).toMatchObject({ ok: true, media: { _id: plainView._id } });
    expect(server.asked).toEqual(['begin', 'part 0', 'part 1', 'part 2', 'finish']);
    expect([...server.parts.values()]).toEqual([10, 10, 5]);
    expect(progress).toEqual([0, 0.2, 0.6, 0.9, 1]);
  });

  it('goes on with what is missing, and progress begins where it was', async () => {
    const server = aServer({}, [0, 2]);
    const { parts, progress } = aRun(server);
    await parts();
    expect(server.asked).toEqual(['begin', 'part 1', 'finish']);
    expect(progress[0]).toBe(0.6);
  });

  it('a connection that breaks anywhere costs one part at most', async () => {
    const lost = no('network', 0);
    const server = aServer({ begin: [lost], part: [lost, lost], finish: [lost, no('core.timeout', 504)] });
    expect(await aRun(server).parts()).toMatchObject({ ok: true });
    expect(server.asked.filter((step) => step.startsWith('part'))).toHaveLength(5);
    expect(server.asked.filter((step) => step === 'finish')).toHaveLength(3);
  });

  it('that the server has forgotten starts over, a limited number of times', async () => {
    const gone = no('core.not_found', 404);
    const once = aServer({ part: [gone] });
    expect(await aRun(once).parts()).toMatchObject({ ok: true });
    expect(once.asked.filter((step) => step === 'begin')).toHaveLength(2);
    const always = aServer({ finish: [gone, gone, gone, gone] });
    expect(await aRun(always).parts()).toEqual({ ok: false, problem: 'core.not_found' });
  });

  it('that is refused says why, and sends no more', async () => {
    const server = aServer({ begin: [no('media.quota_reached', 409)] });
    expect(await aRun(server).parts()).toEqual({ ok: false, problem: 'media.quota_reached' });
    expect(server.asked).toEqual(['begin']);
  });

  it('cancelled, it is taken back from the server', async () => {
    const server = aServer();
    const run = aRun(server);
    const send = server.send;
    server.send = async (call, watch) => {
      const answer = await send(call, watch);
      if (call.path.endsWith('/part')) run.abort.abort();
      return watch.signal.aborted ? no('network', 0) : answer;
    };
    await sendParts(
      { file: aFile(), name: 'film.mp4' },
      { signal: run.abort.signal, preparing: () => undefined, sending: () => undefined },
      {},
      { send: server.send, patience },
    );
    expect(server.asked).toEqual(['begin', 'part 0', 'cancel']);
  });
});

describe('a small file', () => {
  it('is sent again when the connection broke before all of it was sent', async () => {
    const server = aServer({ 'upload-user-file': [no('network', 0), no('core.rate_limited', 429)] });
    expect(await aRun(server).whole()).toMatchObject({ ok: true });
    expect(server.asked).toHaveLength(3);
  });

  it('is not sent again by itself when only the answer was lost: it may be there', async () => {
    const server = aServer();
    const send = server.send;
    server.send = async (call, watch) => {
      watch.onSent(100, 100);
      await send(call, watch);
      return no('network', 0);
    };
    expect(await aRun(server).whole()).toEqual({ ok: false, problem: 'network' });
    expect(server.asked).toHaveLength(1);
  });
});

describe('the key of a file', () => {
  it('is the same for the same file and another for another', async () => {
    const key = await fileKey(aFile());
    expect(await fileKey(aFile())).toBe(key);
    expect(key).toMatch(/^[\w-]{16,128}$/);
    const others = [
      aFile(24),
      aFile(25, 'film2.mp4'),
      new File([new Uint8Array(25)], 'film.mp4', { lastModified: 5 }),
      new File([await aFile().arrayBuffer()], 'film.mp4', { lastModified: 6 }),
    ];
    const keys = await Promise.all(others.map(fileKey));
    expect(new Set([key, ...keys]).size).toBe(5);
  });
});
