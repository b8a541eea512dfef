import type { z } from 'zod';
import { ProviderError, providerRequest, unavailableOf, type CallPolicy, type ProviderReply } from '@linkyard/egress';
import { parseWithTextKeys } from './text-keys.js';

export interface GotoCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's origin. */
  path: string;
  /** Text, where it contains keys as bare numbers. */
  body?: object | string;
}
export interface GotoReply {
  status: number;
  body: unknown;
}

/** GoTo's API with a bearer token. @source https://developer.goto.com/GoToWebinarV2 */
export class GotoHttp {
  constructor(
    private readonly origin: string,
    private readonly parts: { token: (isRefused: boolean) => Promise<string>; policy: CallPolicy },
  ) {}

  /** @throws ProviderError, for a reply of another shape too */
  async read<Reply>(call: GotoCall, reply: z.ZodType<Reply>): Promise<Reply> {
    const { status, body } = await this.send(call);
    if (status >= 300) throw refusedContent(status, body);
    const parsed = reply.safeParse(body);
    if (!parsed.success) throw new ProviderError('unavailable', `${call.method} was answered in another shape`);
    return parsed.data;
  }

  /** A POST is sent once: GoTo knows no idempotency keys. @returns also what the provider refuses; @throws ProviderError invalid_credentials, unavailable */
  async send(call: GotoCall): Promise<GotoReply> {
    const { token } = this.parts;
    // Outside of the call's own policy: a breaker that lets one call through would wait for itself.
    const first = await this.ask(call, await token(false));
    const { status, text } = isTokenRefused(first) ? await this.ask(call, await token(true)) : first;
    if (status === 401 || status === 403) throw new ProviderError('invalid_credentials', `${call.method}: ${status}`);
    return { status, body: parseWithTextKeys(text) };
  }

  private ask({ method, path, body }: GotoCall, bearer: string): Promise<ProviderReply> {
    const { policy } = this.parts;
    const work = async (signal: AbortSignal) => {
      // With the media type of version 1.1 all but name and address of a registrant are dropped.
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
      const reply = await providerRequest(`${this.origin}${path}`, { method, body, headers, signal });
      const unavailable = unavailableOf(reply);
      if (unavailable) throw unavailable;
      return reply;
    };
    return method === 'POST' ? policy.runOnce(work) : policy.run(work);
  }
}

/** A bad token is answered with 401 or 403, and missing rights with 403 too. */
const isTokenRefused = ({ status, text }: { status: number; text: string }) =>
  status === 401 || (status === 403 && /InvalidToken/i.test(text));

/** The provider does not take the content; what it says about it is for its organizer. */
export function refusedContent(status: number, body: unknown): ProviderError {
  const said = typeof body === 'object' && body !== null ? body : {};
  const words = ['description', 'message', 'Details'].flatMap((name) => {
    const value: unknown = Reflect.get(said, name);
    return typeof value === 'string' ? [value] : [];
  });
  return new ProviderError('invalid_request', (words[0] ?? `The provider answered ${status}`).slice(0, 200));
}
