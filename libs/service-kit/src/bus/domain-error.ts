import { errorCatalogue, isErrorCode, type ErrorCode, type FieldError } from '@linkyard/contracts';

interface Details {
  /** Overrides the catalogue's text where it must name a number or a word. */
  text?: string;
  errors?: FieldError[];
  retryAfterSec?: number;
}

/** A refusal a caller can expect. Only its code crosses a process border. @source style R3, ADR 0001 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly text: string;
  readonly http: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
    this.text = details.text ?? errorCatalogue[code].text;
    this.http = errorCatalogue[code].http;
  }

  /** Rebuilds the error from a code that came over the bus; a code this build does not know becomes core.internal. */
  static fromCode(code: string, details: Details = {}) {
    return isErrorCode(code) ? new DomainError(code, details) : new DomainError('core.internal');
  }
}

/** The refusal of one field, by its dotted path. @param amounts in the message, which a translation writes in its own format */
export const invalidField = (path: string, message: string, amounts?: FieldError['amounts']) =>
  new DomainError('core.invalid_input', { errors: [{ path, message, ...(amounts ? { amounts } : {}) }] });
