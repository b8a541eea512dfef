import { readReply, ProviderError, type CallPolicy } from '@linkyard/egress';
import { AuthorizedApi, type ApiCall } from '@linkyard/oauth';
import type { z } from 'zod';

/** A JSON API with a bearer token, for providers whose address is part of the configuration. */
export class JsonApi {
  private readonly api: AuthorizedApi;

  constructor(baseUrl: string, parts: { token: (isRefused: boolean) => Promise<string>; policy: CallPolicy }) {
    // Google answers 403 both for a limit that is used up and for access that was withdrawn.
    this.api = new AuthorizedApi({ baseUrl, ...parts, isLimit: ({ text }) => /rateLimit|quota/i.test(text) });
  }

  /** @throws ProviderError, for a reply of another shape too: an error taken for an empty list would offer a busy time */
  async read<Reply>(call: ApiCall, reply: z.ZodType<Reply>): Promise<Reply> {
    const sent = await this.send(call);
    if (sent.status >= 300)
      throw new ProviderError('unavailable', `${call.method ?? 'GET'} ${call.path.split('?')[0]}: ${sent.status}`);
    return readReply(reply, sent);
  }

  /** @returns the status, where it is one that the caller knows; @throws ProviderError */
  send(call: ApiCall): Promise<{ status: number; text: string }> {
    return this.api.send(call);
  }
}
