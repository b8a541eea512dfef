import type { z } from 'zod';
import {
  jsonOf,
  ProviderError,
  providerRequest,
  unavailableOf,
  type CallPolicy,
  type ProviderReply,
} from '@linkyard/egress';

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
  async send(call: JsonCall): Promise<{ status: number; text: string }> {
    const { token } = this.parts;
    // Outside of the call's own policy: a breaker that lets one call through would wait for itself.
    const first = await this.ask(call, await token(false));
    const { status, text } = first.status === 401 ? await this.ask(call, await token(true)) : first;
    if (status === 401 || status === 403) throw new ProviderError('invalid_credentials', `${call.method}: ${status}`);
    return { status, text };
  }

  private ask({ method, path, body, headers }: JsonCall, bearer: string): Promise<ProviderReply> {
    return this.parts.policy.run(async (signal) => {
      const reply = await providerRequest(`${this.baseUrl}${path}`, {
        ...{ method, body, signal },
        headers: { authorization: `Bearer ${bearer}`, ...headers },
      });
      // Google answers 403 both for a limit that is used up and for access that was withdrawn.
      const isLimited = reply.status === 403 && /rateLimit|quota/i.test(reply.text);
      const unavailable = unavailableOf(isLimited ? { ...reply, status: 429 } : reply);
      if (unavailable) throw unavailable;
      return reply;
    });
  }
}
