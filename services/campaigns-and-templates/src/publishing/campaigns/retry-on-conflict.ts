import { DomainError } from '@linkyard/service-kit';

/** What was read before a transaction is no longer true inside it. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
}

const maxAttempts = 12;

/** Repeats the whole work on a concurrent update. @throws core.conflict after a dozen attempts */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
  throw new DomainError('core.conflict');
}
