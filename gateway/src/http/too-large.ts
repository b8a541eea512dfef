import { fieldError, reason } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';

/** Of a JSON body, where its contract says nothing else. */
export const maxJsonBytes = 1024 * 1024;

/** Bytes as people read them: '25 MB', '8 kB'. */
const limitText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor((bytes / 1024 / 1024) * 10) / 10} MB`;

/** Names the limit, and the field that exceeds it; '' for a request as a whole. */
export function tooLarge(field: string, maxBytes: number): DomainError {
  const limit = limitText(maxBytes);
  const code = field === 'file' ? 'core.file_too_large' : 'core.larger_than';
  return new DomainError('core.too_large', {
    reason: reason(code, { limit }),
    errors: [fieldError(field, code, { limit })],
  });
}
