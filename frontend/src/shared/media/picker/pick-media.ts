import type { MediaView } from '@linkyard/contracts';
import { createContext, useContext } from 'react';

/** What is asked of the media library. */
export interface WantedMedia {
  kind: MediaView['kind'];
  /** How many may be chosen at once; 1 by default, and then the first press selects and closes. */
  most?: number;
}

/** What was chosen: enough of a library item, or of a shared picture, to put it on a page. */
export type PickedMedia = Pick<MediaView, '_id' | 'kind' | 'title' | 'alt' | 'file'>;

/** Opens the media library; resolves to what was chosen, in that order, or to nothing when it was closed. */
export type PickMedia = (wanted: WantedMedia) => Promise<readonly PickedMedia[]>;

export const PickMediaContext = createContext<PickMedia>(async () => []);

/** Needs a `<MediaScope>` above; without one nothing is ever chosen. */
export const usePickMedia = (): PickMedia => useContext(PickMediaContext);
