/** What went wrong at a provider, in our words: of every provider the first six, then of payments and of generated pictures. */
export type ProviderErrorCode =
  /** No usable answer: no connection, too late, a fault of theirs, or too many requests. Only this one can pass by itself. */
  | 'unavailable'
  /** The key, password or token is not accepted (any more): the account has to be connected again. */
  | 'invalid_credentials'
  | 'missing_permission'
  | 'invalid_request'
  /** An answer that we cannot use, now or later. */
  | 'invalid_reply'
  | 'not_found'
  | 'invalid_amount'
  | 'amount_too_small'
  | 'currency_not_supported'
  | 'declined'
  | 'already_refunded'
  | 'refund_too_large'
  | 'conflict'
  | 'invalid_signature'
  | 'content_blocked';

export interface ProviderErrorDetails {
  /** Of the HTTP reply. */
  status?: number;
  providerCode?: string;
  requestId?: string;
  /** Of `unavailable`: it took too long, or it was asked too often. */
  reason?: 'timeout' | 'rate_limit';
  /** How long the provider wants no further request, milliseconds. Kept below an hour. */
  retryAfterMs?: number;
}

const maxRetryAfterMs = 3_600_000;

/** A provider that we call with credentials did not do what was requested. The message is for the log and holds no secret. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly details: Readonly<ProviderErrorDetails>;
  /** 0 where the provider did not name a time. */
  readonly retryAfterMs: number;

  constructor(
    readonly code: ProviderErrorCode,
    message: string,
    { cause, ...details }: ErrorOptions & ProviderErrorDetails = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.details = details;
    this.retryAfterMs = Math.min(details.retryAfterMs ?? 0, maxRetryAfterMs);
  }
}

/** A Retry-After in milliseconds; 0 for none, for one that is past, and for what is neither seconds nor a date. @source RFC 9110 10.2.3 */
export function retryAfterMsOf(header: string | null | undefined, now = Date.now()): number {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Date.parse accepts a bare year or "-1" too.
  const isDate = /^[A-Z][a-z]{2,8}, .+ GMT$/.test(text);
  return isDate ? Math.max(0, Date.parse(text) - now) || 0 : 0;
}
