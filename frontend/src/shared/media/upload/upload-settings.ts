import type { MediaView } from '@linkyard/contracts';

/** Where uploads go. */
export interface UploadSettings {
  /** The shelf; by each file's kind when absent. */
  type?: MediaView['type'];
  /** Name of the folder in the library. */
  folder?: string;
  /** Bytes that a picture is made to fit, 3 MB when absent; the picker allows 5. @source spec 9 */
  limitBytes?: number;
}
