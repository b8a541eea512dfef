const types = ['image/png', 'image/jpeg'];
const maxBytes = 3 * 1024 * 1024;

/** Why a picture cannot be taken, or null. The server judges again, by content. @source spec 5 "Image for cropping" */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!types.includes(file.type)) return 'Please upload a valid image file (PNG, JPG, JPEG).';
  return file.size > maxBytes ? 'File size should not exceed 3MB.' : null;
}
