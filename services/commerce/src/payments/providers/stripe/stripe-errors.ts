import Stripe from 'stripe';
import { ProviderError, retryAfterMsOf, type ProviderErrorCode } from '@linkyard/egress';

const byCode: Readonly<Record<string, ProviderErrorCode>> = {
  amount_too_small: 'amount_too_small',
  amount_too_large: 'invalid_amount',
  charge_already_refunded: 'already_refunded',
  resource_missing: 'not_found',
};

function codeOf(error: InstanceType<typeof Stripe.errors.StripeError>): ProviderErrorCode {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'invalid_credentials';
  if (error instanceof Stripe.errors.StripePermissionError) return 'missing_permission';
  if (error instanceof Stripe.errors.StripeCardError) return 'declined';
  if (error instanceof Stripe.errors.StripeSignatureVerificationError) return 'invalid_signature';
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return error.statusCode === 409 ? 'unavailable' : 'conflict';
  if (error.statusCode === 409) return 'unavailable';
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return byCode[error.code ?? ''] ?? 'invalid_request';
  return 'unavailable';
}

/** Stripe's error in our words; others are passed on. */
export function asProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const isLimited = error instanceof Stripe.errors.StripeRateLimitError;
  return new ProviderError(codeOf(error), error.message, {
    ...(isLimited ? { reason: 'rate_limit', retryAfterMs: retryAfterMsOf(error.headers?.['retry-after']) } : {}),
    ...(error.statusCode === undefined ? {} : { status: error.statusCode }),
    ...(error.code === undefined ? {} : { providerCode: error.code }),
    ...(error.requestId === undefined ? {} : { requestId: error.requestId }),
  });
}
