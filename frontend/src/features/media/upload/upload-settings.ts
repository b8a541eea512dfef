import type { MediaView } from '@linkyard/contracts';

/** Where uploads go. */
export interface UploadSettings {
  /** The shelf; by each file's kind when absent. */
  type?: MediaView['type'];
  /** Name of the folder in the library. */
  folder?: string;
}
