import type { ProviderError } from '@linkyard/egress';

export type Outcome = 'key' | 'limit' | 'blocked' | 'timeout' | 'failed';

/** What a failed call to a service with our key means to the person who waits for it. */
export function outcomeOf({ code, details }: ProviderError): Outcome {
  if (code === 'invalid_credentials') return 'key';
  if (code === 'content_blocked') return 'blocked';
  if (details.reason === 'rate_limit') return 'limit';
  return details.reason === 'timeout' ? 'timeout' : 'failed';
}
