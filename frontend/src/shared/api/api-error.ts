import { t } from '@lingui/core/macro';
import { perLanguage, type FieldError } from '@linkyard/ui';

/** Why a call did not succeed. Plain data, because the store keeps it. */
export interface ApiError {
  /** A code of the error catalogue, or `network` when no answer came. */
  code: string;
  /** What a person reads. */
  message: string;
  errors?: FieldError[];
  requestId?: string;
  /** 0 when no answer came. */
  httpStatus: number;
  /** How long to wait before another try, seconds. */
  retryAfterSec?: number;
}

/** No answer: offline, refused, cut. @source spec 8 "Network failure" */
export function networkError(cause: unknown): ApiError {
  const text = cause instanceof Error ? cause.message : '';
  return { code: 'network', httpStatus: 0, message: text ? t`Server error: ${text}` : t`Server error` };
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'httpStatus' in value;
}

const unknownFailure: () => ApiError = perLanguage(() => ({
  code: 'core.internal',
  httpStatus: 0,
  message: t`Something went wrong`,
}));

/** Any error RTK Query hands over, as ours. */
export const asApiError = (error: unknown): ApiError => (isApiError(error) ? error : unknownFailure());

/** Nothing was done, so that another try is another request. After no answer or a failure of a server the outcome is not known. */
export const isCertain = (refusal: ApiError | null): boolean =>
  refusal !== null && refusal.httpStatus >= 400 && refusal.httpStatus < 500;

/** The refusal of a mutation's answer, or null: what a form's `submit` returns. */
export function refusalOf(answer: { error?: unknown }): ApiError | null {
  return 'error' in answer && answer.error !== undefined ? asApiError(answer.error) : null;
}
