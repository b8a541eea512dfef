import type { z } from 'zod';
import { ProviderError, retryAfterOf } from '../../providers/provider-error.js';
import type { CallPolicy } from '../../providers/call-policy.js';

export interface JsonCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** A JSON API with a bearer token, for providers whose address is part of the configuration. */
export class JsonApi {
  constructor(
    private readonly baseUrl: string,
    private readonly parts: { token: (isRefused: boolean) => Promise<string>; policy: CallPolicy },
  ) {}

  /** @throws ProviderError, for a reply of another shape too: an error taken for an empty list would offer a busy time */
  async read<Reply>(call: JsonCall, reply: z.ZodType<Reply>): Promise<Reply> {
    const { status, text } = await this.send(call);
    const parsed = status < 300 ? reply.safeParse(jsonOf(text)) : null;
    if (!parsed?.success)
      throw new ProviderError('unavailable', `${call.method} ${call.path.split('?')[0]}: ${status}`);
    return parsed.data;
  }

  /** @returns the status, where it is one that the caller knows; @throws ProviderError */
  async send({ method, path, body, headers }: JsonCall): Promise<{ status: number; text: string }> {
    const { token, policy } = this.parts;
    return policy.run(async (signal) => {
      const ask = async (bearer: string) =>
        fetch(`${this.baseUrl}${path}`, {
          method,
          signal,
          redirect: 'error',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...headers },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
      const first = await ask(await token(false));
      const response = first.status === 401 ? await ask(await token(true)) : first;
      const { status } = response;
      const text = await response.text();
      // Google answers 403 both for a limit that is used up and for access that was withdrawn.
      const isLimited = status === 429 || (status === 403 && /rateLimit|quota/i.test(text));
      if (status >= 500 || isLimited)
        throw new ProviderError('unavailable', `${method}: ${status}`, {
          retryAfterMs: retryAfterOf(response.headers.get('retry-after')),
        });
      if (status === 401 || status === 403) throw new ProviderError('refused', `${method}: ${status}`);
      return { status, text };
    });
  }
}

/** Null for what is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A gateway's error page: no shape fits it.
    return null;
  }
}
