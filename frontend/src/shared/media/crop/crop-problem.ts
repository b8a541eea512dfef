import { t } from '@lingui/core/macro';
const kinds = new Set(['image/png', 'image/jpeg']);
const maxBytes = 3 * 1024 * 1024;

/** Why a file cannot be cropped, in the words of the spec, or null. The server judges again, by content. @source spec 5 "Image for cropping" */
export function cropProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!kinds.has(file.type)) return t`Please upload a valid image file (PNG, JPG, JPEG).`;
  return file.size > maxBytes ? t`File size should not exceed 3MB.` : null;
}
