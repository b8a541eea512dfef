import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { drawAiImage, ReplyInput, RequestOf } from '@linkyard/contracts';
import { callPolicy, ProviderError } from '@linkyard/egress';
import { DomainError, LOGGER, type Logger } from '@linkyard/service-kit';
import type { ObjectStore } from '@linkyard/storage';
import { outcomeOf } from '../providers/outcome-of.js';
import { ProviderSettingsService } from '../provider-settings/provider-settings.service.js';
import { OpenAiImages } from './openai-images.js';

export const OBJECT_STORE = Symbol('integrations:object-store');

/** Shorter than the contract's time, so that the caller hears why. */
const deadlineMs = 50_000;

const codes = {
  key: 'integrations.ai_key_refused',
  limit: 'integrations.ai_limit',
  timeout: 'integrations.ai_timeout',
  blocked: 'integrations.ai_blocked',
  failed: 'integrations.ai_failed',
} as const;

/** Has pictures generated. The result is stored with incoming uploads, and expires with them when it is not used. */
@Injectable()
export class ImagesService {
  private readonly calls = callPolicy({ timeoutMs: deadlineMs, room: { concurrent: 4, queued: 8 } });

  constructor(
    private readonly settings: ProviderSettingsService,
    private readonly openAi: OpenAiImages,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError integrations.ai_* */
  async draw({ prompt, ratio, drawnToday }: RequestOf<typeof drawAiImage>): Promise<ReplyInput<typeof drawAiImage>> {
    const access = await this.settings.ai();
    if (!access.key) throw new DomainError('integrations.ai_no_key');
    if (drawnToday >= access.dailyLimit) throw new DomainError('integrations.ai_daily_limit');
    try {
      const { bytes, cost } = await this.calls.run((signal) => this.openAi.draw(access, prompt, ratio, signal));
      const tempKey = `incoming/${randomUUID()}`;
      // What it is, is for the media service to judge.
      const mime = 'application/octet-stream';
      await this.store.put(tempKey, bytes, { contentType: mime, size: bytes.length });
      return { file: { tempKey, originalName: 'picture', size: bytes.length, mime }, model: access.model, cost };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn({ err: error, model: access.model }, 'no picture was drawn');
      const retryAfterSec = error.retryAfterMs > 0 ? Math.ceil(error.retryAfterMs / 1000) : undefined;
      throw new DomainError(codes[outcomeOf(error)], { retryAfterSec });
    }
  }
}
