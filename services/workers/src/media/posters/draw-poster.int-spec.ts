import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepVideoPoster, planVideoPoster, type AnyCommand, type RequestOf } from '@linkyard/contracts';
import { createLogger } from '@linkyard/service-kit';
import { objectStoreFrom, type ObjectStore } from '@linkyard/storage';
import sharp from 'sharp';
import { z } from 'zod';
import { fakeFfmpeg } from '../testing/fake-ffmpeg.js';
import { drawPosterProcessor } from './draw-poster.processor.js';
import { findFfmpeg, type FilmTools } from './find-ffmpeg.js';

const mediaId = 'a'.repeat(24);
const key = 'documents/2026-11/film.mp4';
const posters = [
  { key: 'documents/2026-11/poster.webp', width: 1280 },
  { key: 'documents/2026-11/list.webp', width: 480 },
];
const call = z.object({
  program: z.enum(['ffmpeg', 'ffprobe']),
  args: z.array(z.string()),
  env: z.record(z.string(), z.string()),
  cwd: z.string(),
});

let folder: string;
let films: string;
let store: ObjectStore;
let tools: FilmTools;
let server: Server;
let calls: z.output<typeof call>[] = [];
let isThere: boolean;
let lacksFacts: boolean;
let result: RequestOf<typeof keepVideoPoster>[];
const logger = createLogger('workers', 'silent');
/** The media service, as far as a worker sees it. */
const bus = {
  async request(command: AnyCommand, payload: unknown) {
    const plan = { key, mime: 'video/mp4', size: 10, duration: null, lacksFacts, posters };
    if (command.subject === planVideoPoster.subject) return { plan: isThere ? plan : null };
    result.push(keepVideoPoster.request.parse(payload));
    return { kept: isThere };
  },
};
const run = async (film: string, given: FilmTools | null = tools) => {
  await store.put(key, Buffer.from(`${film} film`), { contentType: 'video/mp4' });
  // The processor asks two commands of it, whose replies are these.
  const parts = { bus: bus as never, store, logger, tools: given, folder: films, limits: { timeoutMs: 1_500 } };
  await drawPosterProcessor(parts).process({ mediaId }, { jobId: 'j', attempt: 1 });
};
const keys = async () => {
  const found: string[] = [];
  for await (const object of store.list('')) found.push(object.key);
  return found;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkyard-posters-'));
  films = join(folder, 'films');
  await mkdir(films);
  store = await objectStoreFrom({ STORAGE_DIR: join(folder, 'store'), MEDIA_SIGNING_KEY: 'k'.repeat(40) });
  server = createServer(async (socket) => calls.push(call.parse(JSON.parse(await text(socket)))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const frame = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#fa3' } }).png();
  const found = await findFfmpeg({
    ...process.env,
    FFMPEG_PATH: await fakeFfmpeg(folder, port, await frame.toBuffer()),
  });
  if (!found) throw new Error('the fake is not found');
  tools = found;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  jest.restoreAllMocks();
  isThere = true;
  lacksFacts = false;
  result = [];
  calls = [];
  await store.deleteMany(await keys());
});

describe('the poster of a film', () => {
  it('is written under its planned keys with a copy for lists, and reported with its colours', async () => {
    await run('good');
    expect(await keys()).toEqual([key, ...posters.map((poster) => poster.key)].toSorted());
    const [{ drawn = [], placeholder = '', facts } = {}] = result;
    expect(drawn).toMatchObject([
      { ...posters[0], height: 640 },
      { ...posters[1], height: 240 },
    ]);
    for (const { key: written, size } of drawn)
      expect(await store.stat(written)).toMatchObject({ size, contentType: 'image/webp' });
    expect(placeholder).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(facts).toBeNull();
    expect(await readdir(films)).toEqual([]);
  });

  it('is of the beginning where the film is shorter than a second', async () => {
    await run('short');
    expect(result[0]?.drawn).toHaveLength(2);
    expect(calls.at(-1)?.args.slice(0, 3)).toEqual(['-nostdin', '-ss', '0.00']);
  });

  it('comes with the lengths of a film that did not say them, as it is turned', async () => {
    lacksFacts = true;
    await run('good');
    expect(result[0]?.facts).toEqual({ width: 1080, height: 1920, duration: 12.35 });
  });

  it('is drawn by a program that sees nothing of ours and reaches nothing but the film', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, BUS_SECRET: 'not for strangers' });
    lacksFacts = true;
    await run('good');
    expect(calls.map(({ program }) => program)).toEqual(['ffprobe', 'ffmpeg']);
    for (const { args, env, cwd } of calls) {
      expect(cwd.startsWith(films)).toBe(true);
      expect(Object.keys(env).toSorted()).toEqual(['HOME', 'LC_ALL', 'TMPDIR']);
      expect(args.join(' ')).toContain('-protocol_whitelist file,pipe');
      expect(args.join(' ')).toContain('-f mov -i file:film');
    }
  });

  it.each(['broken', 'crashing', 'flooding', 'hanging', 'lying', 'empty'])(
    'of a %s one is none, said once and never tried again',
    async (film) => {
      const warned = jest.spyOn(logger, 'warn');
      await run(film);
      expect(result).toEqual([{ mediaId, drawn: [], placeholder: '', facts: null }]);
      expect(warned).toHaveBeenCalledTimes(1);
      expect(await keys()).toEqual([key]);
      expect(await readdir(films)).toEqual([]);
    },
    20_000,
  );

  it('that was broken off from outside is tried again', async () => {
    await expect(run('ending')).rejects.toThrow();
    expect(result).toEqual([]);
    expect(await readdir(films)).toEqual([]);
  });

  it('of a film that is deleted in the meantime leaves nothing behind', async () => {
    const put = store.put.bind(store);
    jest.spyOn(store, 'put').mockImplementation(async (...given) => {
      if (given[0] !== key) isThere = false;
      return put(...given);
    });
    await run('good');
    expect(await keys()).toEqual([key]);
  });

  it('is nothing to do where there is no ffmpeg, no film or nothing to draw', async () => {
    await run('good', null);
    isThere = false;
    await run('good');
    expect(calls).toEqual([]);
    expect(result).toEqual([]);
    expect(await keys()).toEqual([key]);
  });
});

describe('ffmpeg', () => {
  it('is found on the PATH or where FFMPEG_PATH says, and nowhere else', async () => {
    const { ffmpeg, ffprobe } = tools;
    expect(await findFfmpeg({ PATH: `relative:/nowhere:${folder}` })).toMatchObject({ ffmpeg, ffprobe });
    expect(await findFfmpeg({ PATH: '/nowhere' })).toBeNull();
    expect(await findFfmpeg({ PATH: folder, FFMPEG_PATH: '' })).toMatchObject({ ffmpeg });
    await expect(findFfmpeg({ FFMPEG_PATH: join(folder, 'frame.png') })).rejects.toThrow('FFMPEG_PATH');
    await expect(findFfmpeg({ FFMPEG_PATH: 'ffmpeg', PATH: folder })).rejects.toThrow('FFMPEG_PATH');
  });
});
