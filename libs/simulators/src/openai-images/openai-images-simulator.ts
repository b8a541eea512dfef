import { createHash } from 'node:crypto';
import { json, type Reply } from '../http/reply.js';
import { serve, type Listening, type SimRequest } from '../http/serve.js';
import { drawPhoto } from '../pictures/draw-photo.js';
import { misbehaviourOf } from '../pictures/misbehave.js';
import { keyState, picture, type PictureProviderConfig } from '../pictures/provider-config.js';
import { RateWindow } from '../pictures/rate-window.js';
import { generationRequest, isGptImage, models, type Generation } from './generation-request.js';
import { openAiError, refusedPrompt } from './openai-error.js';

export const openAiKey = 'sk-development-0a1b2c3d4e5f60718293a4b5c6d7e8f9';

interface State {
  key: string;
  origin: string;
  window: RateWindow;
  now: () => number;
}

/** Words that its safety system refuses. */
const unsafe = /\b(?:gore|nude|weapon)\b/i;

/**
 * OpenAI's image generation and the list of models.
 * @source platform.openai.com/docs/api-reference/images/create, platform.openai.com/docs/guides/error-codes
 */
export async function startOpenAiImages(config: PictureProviderConfig = {}): Promise<Listening & { key: string }> {
  const { key = openAiKey, limit = 50, now = Date.now } = config;
  const state: State = { key, origin: '', window: new RateWindow(limit, 60_000, now), now };
  const listening = await serve(
    [
      ['POST', /^\/v1\/images\/generations$/, (request) => withKey(request, state, () => generate(request, state))],
      ['GET', /^\/v1\/models$/, (request) => withKey(request, state, () => listModels())],
      ['GET', /^\/v1\/models\/(?<id>[\w.-]+)$/, (request) => withKey(request, state, () => oneModel(request))],
      ['GET', /^\/private\/(?<seed>[0-9a-f]{24})-(?<width>\d{3,4})x(?<height>\d{3,4})\.png$/, image],
    ],
    {
      host: config.host ?? '127.0.0.1',
      port: config.port ?? 0,
      notFound: ({ method, path }) =>
        openAiError(404, { message: `Invalid URL (${method} ${path})`, type: 'invalid_request_error' }),
    },
  );
  state.origin = listening.url;
  return { ...listening, key };
}

function withKey({ headers }: SimRequest, { key }: State, work: () => Reply | Promise<Reply>) {
  const sent = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1];
  const state = keyState(sent, key);
  if (state === 'good') return work();
  if (state === 'spent')
    return openAiError(429, {
      message: 'You exceeded your current quota, please check your plan and billing details.',
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    });
  const shown = sent ? `${sent.slice(0, 3)}***${sent.slice(-4)}` : '';
  return openAiError(401, {
    message: `Incorrect API key provided: ${shown}. You can find your API key at https://platform.openai.com/account/api-keys.`,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  });
}

async function generate({ body }: SimRequest, state: State): Promise<Reply> {
  const request = generationRequest(body);
  if ('problem' in request) return request.problem;
  const { allowed, limit, remaining, resetSec } = state.window.take();
  const left = { 'x-ratelimit-limit-requests': String(limit), 'x-ratelimit-remaining-requests': String(remaining) };
  if (!allowed)
    return openAiError(
      429,
      { message: `Rate limit reached for ${request.model}`, type: 'requests', code: 'rate_limit_exceeded' },
      { ...left, 'retry-after': String(resetSec) },
    );
  if (unsafe.test(request.prompt)) return refusedPrompt(request.model);
  return misbehaviourOf(request.prompt) ?? drawn(request, state, left);
}

async function drawn(request: Generation, { origin, now }: State, left: Record<string, string>): Promise<Reply> {
  const { model, prompt, width, height, format, as } = request;
  const seed = createHash('sha256').update(prompt).digest('hex').slice(0, 24);
  const created = Math.floor(now() / 1000);
  const entry =
    as === 'url'
      ? { url: `${origin}/private/${seed}-${width}x${height}.png` }
      : { b64_json: (await drawPhoto(seed, width, height, format)).toString('base64') };
  const extra = isGptImage(model) ? { usage: { total_tokens: 1_100, input_tokens: 50, output_tokens: 1_050 } } : {};
  const revised = isGptImage(model) ? {} : { revised_prompt: prompt };
  return json({ created, data: [{ ...entry, ...revised }], ...extra }, 200, left);
}

const modelView = (id: string) => ({ id, object: 'model', created: 1_745_517_030, owned_by: 'system' });
const listModels = () => json({ object: 'list', data: models.map(modelView) });

function oneModel({ params }: SimRequest): Reply {
  const id = params['id'] ?? '';
  if (models.some((model) => model === id)) return json(modelView(id));
  return openAiError(404, {
    message: `The model '${id}' does not exist or you do not have access to it.`,
    type: 'invalid_request_error',
    param: 'model',
    code: 'model_not_found',
  });
}

async function image({ params }: SimRequest): Promise<Reply> {
  const [width, height] = [Number(params['width']), Number(params['height'])];
  return picture(await drawPhoto(params['seed'] ?? '', width, height, 'png'), 'image/png');
}
