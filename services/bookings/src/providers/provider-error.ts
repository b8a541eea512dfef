import { hourMs } from '@linkyard/time';

export type ProviderErrorCode = 'refused' | 'unavailable' | 'unreadable';

/** What went wrong at a calendar or webinar provider. The message is for the log and holds no secret. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly retryAfterMs: number;
  constructor(
    readonly code: ProviderErrorCode,
    message: string,
    options?: ErrorOptions & {
      /** How long the provider asks to be left alone. */
      retryAfterMs?: number;
    },
  ) {
    super(message, options);
    this.retryAfterMs = Math.min(options?.retryAfterMs ?? 0, hourMs);
  }
}

/** A calendar whose files need more time or memory than reading them may take. */
export class TooComplexError extends ProviderError {
  override name = 'TooComplexError';
  constructor(
    message: string,
    /** Of the files: they are not read again while they are the same. */
    readonly contentHash: string,
    options?: ErrorOptions,
  ) {
    super('unreadable', message, options);
  }
}

/** Of a Retry-After in seconds; HTTP dates count as none. */
export const retryAfterOf = (header: string | null | undefined): number =>
  /^\d{1,6}$/.test(header ?? '') ? Number(header) * 1000 : 0;
