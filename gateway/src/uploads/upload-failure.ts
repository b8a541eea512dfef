import { IncompleteUploadError, StorageFullError } from '@linkyard/storage';
import { DomainError } from '@linkyard/service-kit';

/** What the form reader calls too much. */
const tooMuch = new Set([
  'FST_REQ_FILE_TOO_LARGE',
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
  'FST_ERR_CTP_BODY_TOO_LARGE',
]);
/** How the reader of form data words that a form is broken or cut; these errors have no code. */
const broken = /multipart|boundary|terminated early|content.?type|header/i;

/** Why an upload could not be taken, as a refusal. Only what nobody foresaw stays an error of ours. */
export function uploadFailure(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  if (error instanceof StorageFullError) return new DomainError('core.storage_full');
  if (error instanceof IncompleteUploadError) return new DomainError('core.malformed');
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (tooMuch.has(code)) return new DomainError('core.too_large');
  if (code.startsWith('FST_') || broken.test(error.message)) return new DomainError('core.malformed');
  return error;
}
