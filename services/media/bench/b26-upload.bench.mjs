// B26: a picture of 3 MB from the upload to its thumbnail, the worker's drawing against bare sharp, and what the worker needs of memory.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { call, demo, openRates } from '../../../deploy/bench/kit/installation.mjs';
import { quantile, rounds } from '../../../deploy/bench/kit/measure.mjs';

const uploads = 20;
/** All but workers:media. */
const withoutWorker = [
  ...['auth', 'campaigns-and-templates', 'commerce', 'bookings', 'media', 'notifications-and-chat', 'white-label'],
  ...['integrations', 'workers:email', 'workers:schedules', 'gateway'],
].join(',');
/** Pictures that one arm of one round draws in all their sizes. */
const drawings = 4;
const drawer = fileURLToPath(new URL('draw-pictures.mjs', import.meta.url));

/** A separate installation whose only worker is a process of its own, as it is deployed. */
export async function run({ startStack, report }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'linkyard-b26-'));
  const stack = await startStack({ dataDir, roles: withoutWorker, install: false, quiet: true });
  try {
    return await measure(stack, report);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measure(stack, report) {
  const { token } = await call(stack.url, '/auth/login', demo);
  const ask = (path, body) => call(stack.url, path, body, token);
  const photo = await photoOf(3 * 1024 * 1024);
  const put = uploader(stack.url, token, photo);
  await put();
  await openRates(stack);
  for (let warm = 0; warm < 3; warm += 1) await put();
  const alone = [];
  for (let at = 0; at < uploads; at += 1) alone.push(await put());
  const worker = await stack.startRoles('workers:media', { name: 'bench-worker' });
  const beside = [];
  for (let at = 0; at < uploads; at += 1) beside.push(await put());
  report('B26: uploaded, drawing their sizes');
  await allDrawn(ask);
  const memory = peakMegabytes(worker.pid);
  await worker.stop();
  return [uploadRow(alone, photo, idle), uploadRow(beside, photo, busy), await drawingRow(), memoryRow(memory)];
}

const idle = { when: '', note: '8.6 million pixels, noise: no photo is heavier for its size; nothing is being drawn' };
const busy = {
  when: ', while a worker draws',
  note: 'the worker draws the sizes of the uploads before on both processors',
};

/** Noise that is blurred a little: as heavy as a photo of many leaves. */
async function photoOf(bytes) {
  const noise = { type: 'gaussian', mean: 128, sigma: 70 };
  const small = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#888', noise } });
  const large = await sharp(await small.png().toBuffer())
    .resize(3600, 2400, { kernel: 'cubic' })
    .png()
    .toBuffer();
  for (let quality = 90; quality > 10; quality -= 4) {
    const photo = await sharp(large).jpeg({ quality }).toBuffer();
    if (photo.length <= bytes) return photo;
  }
  throw new Error('No quality is low enough');
}

/** @returns a function that uploads the photo, fetches its thumbnail and says how many milliseconds that took */
const uploader = (url, token, photo) => async () => {
  const form = new FormData();
  form.append('type', 'gallery');
  form.append('file', new Blob([photo], { type: 'image/jpeg' }), 'leaves.jpg');
  const started = performance.now();
  const answer = await fetch(`${url}/user/upload-user-file`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  const reply = await answer.json();
  if (reply.status !== 1) throw new Error(`The upload was answered ${answer.status}: ${reply.message}`);
  const thumb = await fetch(`${url}${reply.data.file.thumb}`);
  if (!thumb.ok || (await thumb.arrayBuffer()).byteLength === 0)
    throw new Error(`The thumbnail answered ${thumb.status}`);
  return performance.now() - started;
};

/** Waits until no picture of the library misses its sizes. */
async function allDrawn(ask) {
  const until = Date.now() + 300_000;
  while (Date.now() < until) {
    const { data } = await ask('/user/media', { type: 'get', data: { listPerPage: 100 } });
    if (data.every(({ file }) => file.variants.some(({ mime }) => mime === 'image/avif'))) return;
    await pause(500);
  }
  throw new Error('The worker has not drawn everything after five minutes');
}

/** The most resident memory a process ever had. */
function peakMegabytes(pid) {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Pictures per second of a separate process, which resizes as many as requested. */
async function drawn(arm) {
  const child = fork(drawer, [arm, String(drawings)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [perSecond] = await once(child, 'message');
  return Number(perSecond);
}

async function drawingRow() {
  const arms = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    // They take turns in going first.
    const order = round % 2 ? ['bare', 'ours'] : ['ours', 'bare'];
    for (const arm of order) arms[arm].push(await drawn(arm));
  }
  const [ours, bare] = [quantile(arms.ours, 0.5), quantile(arms.bare, 0.5)];
  return {
    id: 'B26',
    measure: 'Worker: pictures drawn in all their sizes per second: ours / bare sharp',
    ours: `${ours.toFixed(2)}/s`,
    reference: `${bare.toFixed(2)}/s`,
    ratio: (ours / bare).toFixed(2),
    target: '>= 0.85 (0.95)',
    met: ours / bare >= 0.85,
    note: 'a JPEG of 1920 x 1280 as five AVIF and five WebP, two pictures at once on one thread each',
  };
}

const uploadRow = (taken, photo, { when, note }) => ({
  id: 'B26',
  measure: `Upload of ${(photo.length / 1024 / 1024).toFixed(1)} MB until its thumbnail has been fetched${when}: p95`,
  ours: `${quantile(taken, 0.95).toFixed(0)} ms (median ${quantile(taken, 0.5).toFixed(0)} ms, ${taken.length} uploads)`,
  target: '<= 400 ms (250)',
  met: quantile(taken, 0.95) <= 400,
  note,
});

const memoryRow = (megabytes) => ({
  id: 'B26',
  measure: 'Worker: peak resident memory while it draws them',
  ours: `${megabytes.toFixed(0)} MB`,
  target: '<= 350 MB',
  met: megabytes <= 350,
});
