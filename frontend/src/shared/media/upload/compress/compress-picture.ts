/** A picture that was read, at the size it is to have. */
export interface OpenedPicture {
  /** Pixels, as it was before it was made smaller. */
  originalWidth: number;
  /** @param quality 0 to 1. The blob is of another type where the browser cannot write this one. */
  encode: (type: string, quality: number) => Promise<Blob>;
  close: () => void;
}
/** Reads a picture, turned as its camera says, at most so many pixels wide. Rejects for what is no picture. */
export type OpenPicture = (file: Blob, maxWidth: number) => Promise<OpenedPicture>;

/** @source spec 9 "compression max width 1920, default limit 3 MB, quality steps 0.9 down to 0.1" */
export const maxWidth = 1920;
export const defaultLimitBytes = 3 * 1024 * 1024;
const qualities = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];

/**
 * A smaller copy of a picture: as wide as pages show it, and of the best quality that fits the limit.
 * @returns the picture itself when it is small enough as it is, when no copy would be smaller, or when it cannot be read: what is wrong
 *   with it, the server says
 */
export async function compressPicture(file: Blob, limitBytes: number, open: OpenPicture): Promise<Blob> {
  let picture: OpenedPicture;
  try {
    picture = await open(file, maxWidth);
  } catch {
    return file;
  }
  try {
    if (picture.originalWidth <= maxWidth && file.size <= limitBytes) return file;
    // A JPEG has nothing to see through; for all others the copy must be able to.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const smallest = await fitting(picture, type, limitBytes);
    return smallest.size < file.size ? smallest : file;
  } finally {
    picture.close();
  }
}

/** The first that fits, else the last and smallest. */
async function fitting(picture: OpenedPicture, type: string, limitBytes: number): Promise<Blob> {
  let blob: Blob | undefined;
  for (const quality of qualities) {
    blob = await picture.encode(type, quality);
    // A type that the browser cannot write comes as PNG, which has no quality to lower.
    if (blob.size <= limitBytes || blob.type !== type) return blob;
  }
  return blob ?? new Blob();
}
