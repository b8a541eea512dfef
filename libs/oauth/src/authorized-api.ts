import {
  ProviderError,
  providerRequest,
  unavailableOf,
  type CallPolicy,
  type ProviderReply,
  type ProviderRequest,
} from '@linkyard/egress';

export interface ApiCall extends Pick<ProviderRequest, 'method' | 'body' | 'headers'> {
  /** Below the API's base. */
  path: string;
  /** A call that would be done twice if it were repeated. */
  once?: boolean;
}

interface Parts {
  baseUrl: string;
  /** @param isRefused the last one was not accepted */
  token(isRefused: boolean): Promise<string>;
  policy: CallPolicy;
  /** Whether a reply says that the token is not accepted. @default status 401 */
  isTokenRefused?(reply: ProviderReply): boolean;
  /** Whether a reply of status 403 says that a limit is used up. @default never */
  isLimit?(reply: ProviderReply): boolean;
}

/** A provider's API with the access token of one account, which is refreshed once when it is refused. */
export class AuthorizedApi {
  constructor(private readonly parts: Parts) {}

  /** @returns any other status too; @throws ProviderError invalid_credentials for 401 and 403, unavailable */
  async send(call: ApiCall): Promise<ProviderReply> {
    const { token, isTokenRefused = ({ status }) => status === 401 } = this.parts;
    // The token is fetched outside of the call's own policy: a breaker that lets one call through would wait for itself.
    const first = await this.request(call, await token(false));
    const reply = isTokenRefused(first) ? await this.request(call, await token(true)) : first;
    const { status } = reply;
    if (status === 401 || status === 403)
      throw new ProviderError('invalid_credentials', `${call.method ?? 'GET'}: ${status}`, { status });
    return reply;
  }

  private request({ method, path, body, headers, once = false }: ApiCall, bearer: string): Promise<ProviderReply> {
    const { baseUrl, policy, isLimit } = this.parts;
    const work = async (signal: AbortSignal) => {
      const request = { ...(method ? { method } : {}), body, signal };
      const authorized = { authorization: `Bearer ${bearer}`, ...headers };
      const reply = await providerRequest(`${baseUrl}${path}`, { ...request, headers: authorized });
      const isLimited = reply.status === 403 && isLimit?.(reply);
      const unavailable = unavailableOf(isLimited ? { ...reply, status: 429 } : reply);
      if (unavailable) throw unavailable;
      return reply;
    };
    return once ? policy.runOnce(work) : policy.run(work);
  }
}
