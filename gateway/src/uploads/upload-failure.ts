import { IncompleteUploadError, StorageFullError } from '@linkyard/storage';
import { DomainError } from '@linkyard/service-kit';
import { reason } from '@linkyard/contracts';
import { tooLarge } from '../http/too-large.js';

/** Codes of the form reader for exceeded limits. */
const tooMuch = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_ERR_CTP_BODY_TOO_LARGE']);
/** The form reader's messages about a broken or incomplete form; these errors have no code. "Needle" is a boundary of over 256 characters. */
const broken = /multipart|boundary|needle|terminated early|content.?type|header/i;

/** Maps what went wrong with an upload to a refusal. An error that is not known stays as it is and becomes core.internal. */
export function uploadFailure(error: unknown, maxBytes: number): unknown {
  if (error instanceof DomainError) return error;
  if (error instanceof StorageFullError) return new DomainError('core.storage_full');
  if (error instanceof IncompleteUploadError) return new DomainError('core.malformed');
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge('file', maxBytes);
  if (tooMuch.has(code)) return new DomainError('core.too_large', { reason: reason('core.too_many_parts') });
  if (code.startsWith('FST_') || broken.test(error.message)) return new DomainError('core.malformed');
  return error;
}
