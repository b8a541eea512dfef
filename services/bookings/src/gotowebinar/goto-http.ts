import { ProviderError, type CallPolicy } from '@linkyard/egress';
import { AuthorizedApi } from '@linkyard/oauth';
import type { z } from 'zod';
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
  private readonly api: AuthorizedApi;

  constructor(baseUrl: string, parts: { token: (isRefused: boolean) => Promise<string>; policy: CallPolicy }) {
    this.api = new AuthorizedApi({ baseUrl, ...parts, isTokenRefused });
  }

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
    // With the media type of version 1.1 all but name and address of a registrant are dropped.
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await this.api.send({ ...call, headers, once: call.method === 'POST' });
    return { status, body: parseWithTextKeys(text) };
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
