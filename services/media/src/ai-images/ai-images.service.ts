import { Inject, Injectable } from '@nestjs/common';
import { drawAiImage, type generateAiImage, type ReplyInput, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import type { MediaSigner } from '@linkyard/storage';
import { FileKeeper } from '../files/file-keeper.js';
import type { MediaDocument } from '../files/media.schema.js';
import { plainName } from '../files/plain-name.js';
import { readWhole, TakeUpload } from '../files/take-upload.js';
import type { AiImageJob } from './ai-image-job.schema.js';
import { aiImageMs, AiImageJobs } from './ai-image-jobs.repository.js';
import { cutToRatio } from './cut-to-ratio.js';
import { SIGNER } from '../storage/storage.js';

/** Of what a model sends; the integrations service takes no more either. */
const maxDrawnBytes = 20 * 1024 * 1024;
const titleLength = 60;

/** Pictures from words: drawn, and kept private for a day. */
@Injectable()
export class AiImages {
  constructor(
    private readonly bus: Bus,
    private readonly jobs: AiImageJobs,
    private readonly uploads: TakeUpload,
    private readonly keeper: FileKeeper,
    @Inject(SIGNER) private readonly signer: MediaSigner,
  ) {}

  /** @throws DomainError one of the contract's errors */
  async generate(
    ctx: UserCtx,
    { prompt, ratio }: RequestOf<typeof generateAiImage>,
  ): Promise<ReplyInput<typeof generateAiImage>> {
    // A full library is no reason to pay for a picture.
    await this.keeper.requireRoom(ctx.userId, 1);
    const queued = await this.jobs.begin(ctx.userId, ctx.tenantId, prompt, ratio);
    if (!queued) throw new DomainError('media.ai_busy');
    try {
      const drawnToday = await this.jobs.drawnToday(ctx.userId);
      const job = await this.jobs.move(queued, 'generating');
      const { file, model, cost } = await this.bus.request(drawAiImage, { prompt, ratio, drawnToday }, ctx);
      const media = await this.uploads.take(file, async (upload, store) =>
        this.keepForADay(ctx, job, await readWhole(store, upload, maxDrawnBytes)),
      );
      const done = await this.jobs.move(job, 'done', { provider: model, cost, mediaId: media._id });
      return presented(media, done, this.signer);
    } catch (error) {
      await this.fail(queued, error);
      throw error;
    }
  }

  private async fail(job: AiImageJob, error: unknown) {
    const code = error instanceof DomainError ? error.code : 'core.internal';
    const to = code === 'integrations.ai_blocked' ? ('blocked' as const) : ('failed' as const);
    const current = await this.jobs.findOne({ ownerId: job.userId, _id: job._id });
    // A job that was given up in the meantime is already closed.
    if (current?.isOpen) await this.jobs.move(current, to, { error: code });
  }

  private async keepForADay({ userId, tenantId }: UserCtx, { prompt, ratio }: AiImageJob, bytes: Buffer) {
    const { body, width, height } = await cutToRatio(bytes, ratio);
    const title = titleOf(prompt);
    return this.keeper.keep(userId, {
      tenantId,
      type: 'gallery',
      kind: 'picture',
      purpose: 'ai-image',
      title,
      fileName: `${title}.webp`,
      visibility: 'private',
      about: { source: 'openai', prompt, ratio },
      objects: [{ mime: 'image/webp', extension: 'webp', size: body.length, width, height, body: async () => body }],
    });
  }
}

function presented({ _id, objects: [object] }: MediaDocument, { cost, expiresAt }: AiImageJob, signer: MediaSigner) {
  if (!object) throw new Error(`Generated picture ${_id} has no object`);
  return {
    url: signer.sign(object.key, aiImageMs / 1000),
    width: object.width ?? 0,
    height: object.height ?? 0,
    cost,
    expiresAt,
  };
}

const titleOf = (prompt: string) => plainName(prompt.replace(/\s+/g, ' ').slice(0, titleLength), 'Generated picture');
