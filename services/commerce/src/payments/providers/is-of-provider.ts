import { ProviderError } from '@linkyard/egress';
import { DomainError } from '@linkyard/service-kit';

/** Whether a failure is the provider's or the account's, so that the row of a job is not to be parked for it. */
export const isOfProvider = (error: unknown): boolean =>
  error instanceof ProviderError || (error instanceof DomainError && error.code.startsWith('payments.'));
