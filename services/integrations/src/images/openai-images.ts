import { Inject, Injectable } from '@nestjs/common';
import type { AiCost, AiRatio } from '@linkyard/contracts';
import {
  EgressError,
  guardedRequest,
  jsonOf,
  numberIn,
  ProviderError,
  providerRequest,
  readReply,
  unavailableOf,
  type GuardedFetch,
  type ProviderReply,
} from '@linkyard/egress';
import { z } from 'zod';
import { WEB } from '../pages/page-reader.js';
import type { AiAccess } from '../provider-settings/provider-settings.service.js';

/** Of a picture; its text form is a third longer. */
const maxPictureBytes = 20 * 1024 * 1024;
const maxReplyBytes = 30 * 1024 * 1024;
const fetchMs = 10_000;

const imageSchema = z.object({
  data: z.tuple([z.object({ b64_json: z.string().nullish(), url: z.url().nullish() })], z.unknown()),
  // The GPT models report it; other formats are not parsed.
  usage: z
    .object({ total_tokens: z.int().min(0) })
    .nullish()
    .catch(null),
});
const errorSchema = z.object({
  error: z.object({ code: z.string().nullish(), type: z.string().nullish(), param: z.string().nullish() }),
});
const blockedCodes = new Set(['moderation_blocked', 'content_policy_violation', 'content_filter']);

export interface DrawnImage {
  bytes: Buffer;
  cost: AiCost;
}

/** A model behind OpenAI's image API, wherever it stands. Everything throws ProviderError. */
@Injectable()
export class OpenAiImages {
  constructor(@Inject(WEB) private readonly web: GuardedFetch) {}

  /** @returns a picture of nearly that ratio, in whatever format the model draws */
  async draw(
    { key, baseUrl, isTyped, model }: AiAccess,
    prompt: string,
    ratio: AiRatio,
    signal: AbortSignal,
  ): Promise<DrawnImage> {
    // The GPT models always answer with bytes and refuse to be asked how; the others do it when asked.
    const form = isGptImage(model) ? { output_format: 'webp' } : { response_format: 'b64_json' };
    const body = { model, prompt, n: 1, size: sizeFor(model, ratio), ...form };
    const url = addressOf(baseUrl, 'images/generations');
    const headers = { authorization: `Bearer ${key}` };
    const reply = judged(
      await providerRequest(url, {
        headers,
        body,
        maxBytes: maxReplyBytes,
        guarded: isTyped ? guardedRequest : undefined,
        signal,
      }),
    );
    const { data, usage } = readReply(imageSchema, reply);
    const [image] = data;
    const cost = usage ? { tokens: usage.total_tokens } : null;
    if (image.b64_json) return { bytes: Buffer.from(image.b64_json, 'base64'), cost };
    if (image.url) return { bytes: await this.fetched(image.url), cost };
    throw new ProviderError('unavailable', 'a reply without a picture');
  }

  /** Whether the key and the model are accepted. @returns remaining requests, if reported */
  async test({ key, baseUrl, isTyped, model }: AiAccess, signal: AbortSignal): Promise<number | null> {
    const url = addressOf(baseUrl, `models/${encodeURIComponent(model)}`);
    const reply = judged(
      await providerRequest(url, {
        headers: { authorization: `Bearer ${key}` },
        guarded: isTyped ? guardedRequest : undefined,
        signal,
      }),
    );
    return numberIn(reply.headers, 'x-ratelimit-remaining-requests');
  }

  /** The address is the provider's word, not ours: it is treated like one that a person typed. */
  private async fetched(url: string): Promise<Buffer> {
    try {
      const page = await this.web(url, { maxBytes: maxPictureBytes, timeoutMs: fetchMs, accept: ['image/*'] });
      return page.body;
    } catch (cause) {
      if (!(cause instanceof EgressError)) throw cause;
      throw new ProviderError('unavailable', `the drawn picture could not be fetched: ${cause.reason}`, { cause });
    }
  }
}

const addressOf = (baseUrl: string, path: string) => new URL(path, `${baseUrl.replace(/\/+$/, '')}/`);

/** @source platform.openai.com/docs/guides/error-codes */
function judged(reply: ProviderReply): ProviderReply {
  const { status, text } = reply;
  if (status >= 200 && status < 300) return reply;
  // A proxy in between answers in HTML: its status says all there is.
  const { code, param } = errorSchema.safeParse(jsonOf(text)).data?.error ?? {};
  const message = `status ${status}, code ${code ?? 'none'}`;
  if (code && blockedCodes.has(code)) throw new ProviderError('content_blocked', message);
  const isKey = status === 401 || status === 403 || code === 'model_not_found' || param === 'model';
  throw unavailableOf(reply) ?? new ProviderError(isKey ? 'invalid_credentials' : 'unavailable', message);
}

/** Models that answer with bytes and take `output_format`. */
const isGptImage = (model: string): boolean => /^(?:chatgpt|gpt)-image/.test(model);

/**
 * The size a model draws that comes nearest to a ratio; what is too much is cut off afterwards.
 * @source platform.openai.com/docs/api-reference/images/create "size"
 */
function sizeFor(model: string, ratio: AiRatio): string {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  if (width === height || model === 'dall-e-2') return '1024x1024';
  const long = model === 'dall-e-3' ? 1792 : 1536;
  return width > height ? `${long}x1024` : `1024x${long}`;
}
