import { ProviderError } from '@linkyard/egress/provider-error';

/** A calendar whose files need more time or memory than reading them may take. */
export class TooComplexError extends ProviderError {
  override name = 'TooComplexError';
  constructor(
    message: string,
    /** Of the files: they are not read again while they are the same. */
    readonly contentHash: string,
    options?: ErrorOptions,
  ) {
    super('invalid_reply', message, options);
  }
}
