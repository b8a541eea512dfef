/** Why a service that we ask with a key of ours gave nothing. `detail` is for the log and holds no key. */
export class ProviderProblem extends Error {
  override name = 'ProviderProblem';
  constructor(
    /** `key`: it does not take our key; `limit`: we asked too often; `blocked`: it does not like what was asked. */
    readonly kind: 'key' | 'limit' | 'blocked' | 'timeout' | 'failed',
    readonly detail: string,
    /** After a rate limit, if reported. */
    readonly retryAfterSec?: number,
    options?: ErrorOptions,
  ) {
    super(`${kind}: ${detail}`, options);
  }
}
