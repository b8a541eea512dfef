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

/** Of a Retry-After in seconds; HTTP dates count as none. */
export const retryAfterOf = (header: string | null | undefined): number =>
  /^\d{1,6}$/.test(header ?? '') ? Number(header) * 1000 : 0;
