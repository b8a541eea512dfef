import type { UploadSteps } from '../upload-queue.js';
import { compressAside } from './compress-aside.js';
import { defaultLimitBytes } from './compress-picture.js';
import { headBytes, isStill } from './is-still.js';

/** Below this a smaller copy is not worth the work, however wide the picture is. */
const smallBytes = 200 * 1024;

/** The picture as it is to be sent: smaller where that can be, under the name that it had. */
export async function smallerPicture(
  file: File,
  { preparing }: Pick<UploadSteps, 'preparing'>,
  limitBytes = defaultLimitBytes,
): Promise<File> {
  if (file.size <= smallBytes) return file;
  if (!isStill(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))) return file;
  preparing();
  const { type, lastModified, name } = file;
  const blob = await compressAside(type ? file : new Blob([file]), limitBytes);
  return blob.size < file.size ? new File([blob], name, { type: blob.type, lastModified }) : file;
}
