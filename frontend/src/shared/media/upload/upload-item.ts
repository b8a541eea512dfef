import type { MediaView } from '@linkyard/contracts';

/** Where a file stands on its way into the library. */
export type UploadState = 'waiting' | 'preparing' | 'sending' | 'stored' | 'failed' | 'cancelled';

/** One file of a list of uploads. Plain and never changed: a step makes a new one. */
export interface UploadItem {
  readonly id: string;
  /** Apart from every other name of the list. */
  readonly name: string;
  /** Bytes of the chosen file. */
  readonly size: number;
  readonly state: UploadState;
  /** Bytes of the chosen file that are on the other side; a smaller copy counts in proportion. */
  readonly sent: number;
  /** Why it failed, in words for a person. */
  readonly problem: string | null;
  readonly media: MediaView | null;
}

const ended = new Set<UploadState>(['stored', 'failed', 'cancelled']);
export const isEnded = ({ state }: Pick<UploadItem, 'state'>): boolean => ended.has(state);
export const mayRetry = ({ state }: Pick<UploadItem, 'state'>): boolean => state === 'failed' || state === 'cancelled';
