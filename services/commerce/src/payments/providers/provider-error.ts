export type ProviderErrorCode =
  | 'invalid_credentials'
  | 'missing_permission'
  | 'invalid_request'
  | 'invalid_amount'
  | 'amount_too_small'
  | 'currency_not_supported'
  | 'not_found'
  | 'declined'
  | 'already_refunded'
  | 'refund_too_large'
  | 'conflict'
  | 'invalid_signature'
  | 'unavailable';

/** What went wrong at a payment provider, in our words. Its text is for the log: it holds no secret. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  constructor(
    readonly code: ProviderErrorCode,
    message: string,
    readonly details: { status?: number; providerCode?: string; requestId?: string } = {},
  ) {
    super(message);
  }
}
