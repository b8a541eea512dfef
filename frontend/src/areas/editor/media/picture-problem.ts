const mostBytes = 3 * 1024 * 1024;
const kinds = new Set(['image/png', 'image/jpeg']);

/** What is wrong with a chosen file, in the words of the spec, or null. @source spec 5 */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!kinds.has(file.type)) return 'Please upload a valid image file (PNG, JPG, JPEG).';
  return file.size > mostBytes ? 'File size should not exceed 3MB.' : null;
}
