import {
  errorCatalogue,
  fieldError,
  isErrorCode,
  type ErrorCode,
  type FieldCode,
  type FieldError,
  type ParamsOf,
  type Reason,
} from '@linkyard/contracts';

interface Details {
  /** Replaces the sentence of the code where it must name a number or a word. */
  reason?: Reason;
  errors?: FieldError[];
  /** What the person reads who is refused, where it is not the language that the browser asks for. */
  language?: string;
  retryAfterSec?: number;
}

/** A refusal a caller can expect. Only codes and values cross a process border; its sentences are made where it is read. @source style R3, ADR 0001 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly http: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
    this.http = errorCatalogue[code].http;
  }

  /** Why, for a person. */
  get reason(): Reason {
    return this.details.reason ?? { code: this.code };
  }

  /** Rebuilds the error from a code that came over the bus; a code this build does not know becomes core.internal. */
  static fromCode(code: string, details: Details = {}) {
    return isErrorCode(code) ? new DomainError(code, details) : new DomainError('core.internal');
  }
}

/** The refusal of one field, by its dotted path. @param params values of the code's sentence */
export const fieldRefusal = <Code extends FieldCode>(path: string, code: Code, ...params: ParamsOf<Code>) =>
  new DomainError('core.invalid_input', { errors: [fieldError(path, code, ...params)] });

/** Another service is unavailable, or did not answer in time: worth another try, and no fault of what was asked. */
export const isServiceAway = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'core.unavailable' || error.code === 'core.timeout');
