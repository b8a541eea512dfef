import type { ProviderError } from '@linkyard/egress';

/**
 * What a failed call means to a host: `refused` until the account is connected again, `unavailable` for a while, or `unreadable` until what
 * was sent or read is changed.
 */
export function outcomeOf({ code }: ProviderError): 'refused' | 'unavailable' | 'unreadable' {
  if (code === 'unavailable') return 'unavailable';
  return code === 'invalid_credentials' || code === 'missing_permission' ? 'refused' : 'unreadable';
}
