import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { drawVideoPoster, keepVideoPoster, planVideoPoster, type ReplyOf, type RequestOf } from '@linkyard/contracts';
import { placeholderOf, redraw, type Redrawn } from '@linkyard/pictures';
import { defineProcessor, type Processor } from '@linkyard/queue';
import { DomainError, systemContext, type Bus, type Logger } from '@linkyard/service-kit';
import { ObjectNotFoundError, type ObjectStore } from '@linkyard/storage';
import { filmFrame, type FrameLimits } from './film-frame.js';
import type { FilmTools } from './find-ffmpeg.js';
import { FileRefused } from './run-limited.js';

interface Parts {
  bus: Pick<Bus, 'request'>;
  store: ObjectStore;
  logger: Logger;
  /** Null without an ffmpeg: then nothing is done. */
  tools: FilmTools | null;
  limits?: FrameLimits;
  /** Where films are put while a poster is drawn. */
  folder?: string;
}
type Plan = NonNullable<ReplyOf<typeof planVideoPoster>['plan']>;
type PosterResult = Omit<RequestOf<typeof keepVideoPoster>, 'mediaId'>;

const defaultLimits: FrameLimits = { timeoutMs: 20_000 };
/** No upload is larger. @source media-config "MEDIA_MAX_VIDEO_MB" */
const maxFilmBytes = 1024 * 1024 * 1024;
const maxFrameBytes = 16 * 1024 * 1024;
const nothingDrawn: PosterResult = { drawn: [], placeholder: '', facts: null };

/**
 * Draws the poster of one film by ffmpeg, where there is one. As with pictures, the media service keeps the keys before anything is written under
 * them, so a run that was killed is simply made again. A film of which ffmpeg makes nothing keeps its sign, and is not tried again.
 * @source ADR 0015, quality R02
 */
export function drawPosterProcessor({ bus, store, logger, tools, ...options }: Parts): Processor {
  const { limits = defaultLimits, folder: above = tmpdir() } = options;
  return defineProcessor({
    job: drawVideoPoster,
    async process({ mediaId }) {
      if (!tools) return;
      const ctx = systemContext();
      const { plan } = await bus.request(planVideoPoster, { mediaId }, ctx);
      if (!plan) return;
      const folder = await mkdtemp(join(above, 'linkyard-film-'));
      try {
        const result = await draw(plan, { store, tools, limits, folder });
        const { kept } = await bus.request(keepVideoPoster, { mediaId, ...result }, ctx);
        // Permanently deleted in the meantime: objects written after that are orphans.
        if (!kept) await store.deleteMany(plan.posters.map(({ key }) => key));
      } catch (error) {
        if (error instanceof ObjectNotFoundError) return logger.info({ mediaId }, 'a film went before its poster');
        if (!(error instanceof FileRefused)) throw error;
        logger.warn({ mediaId, reason: error.message }, 'a film has no poster, for ffmpeg could make none of it');
        await bus.request(keepVideoPoster, { mediaId, ...nothingDrawn }, ctx);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });
}

interface Work {
  store: ObjectStore;
  tools: FilmTools;
  limits: FrameLimits;
  folder: string;
}

async function draw(plan: Plan, { store, tools, limits, folder }: Work): Promise<PosterResult> {
  const film = { folder, name: 'film', mime: plan.mime, duration: plan.duration };
  await fetchFilm(store, plan, join(folder, film.name));
  const { frame, facts } = await filmFrame(tools, film, limits, plan.lacksFacts);
  const pictures = await drawPictures(frame, plan);
  const drawn: PosterResult['drawn'] = [];
  for (const [at, { body, mime, width, height }] of pictures.entries()) {
    const key = plan.posters[at]?.key;
    if (!key) break;
    const { etag } = await store.put(key, body, { contentType: mime, size: body.length });
    drawn.push({ key, size: body.length, etag, width, height });
  }
  const smallest = pictures.at(-1);
  return { drawn, placeholder: smallest ? await placeholderOf(smallest.body) : '', facts };
}

async function fetchFilm(store: ObjectStore, { key, size }: Plan, path: string): Promise<void> {
  if (size > maxFilmBytes) throw new FileRefused('It is larger than any film that is kept');
  const { body } = await store.get(key);
  await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

/** Widest first; a copy as wide as the poster would be the poster again. */
async function drawPictures(frame: Buffer, { posters }: Plan): Promise<Redrawn[]> {
  try {
    const widths = posters.map(({ width }) => width);
    const drawn = await redraw(frame, widths, maxFrameBytes);
    return drawn.filter(({ width }, at) => at === 0 || width < (drawn[at - 1]?.width ?? 0));
  } catch (error) {
    if (error instanceof DomainError) throw new FileRefused('What came out is no picture', { cause: error });
    throw error;
  }
}
