export const queuePrefix = 'linkyard';

/** A producer fails fast while Redis is away, so that the caller can answer; a worker waits for it. @source quality R04 */
export function redisOptions(url: string, use: 'producer' | 'worker') {
  return {
    url,
    maxRetriesPerRequest: use === 'producer' ? 1 : null,
    enableOfflineQueue: use === 'worker',
    commandTimeout: use === 'producer' ? 2_000 : undefined,
    retryStrategy: (times: number) => Math.min(200 * times, 2_000),
  };
}
