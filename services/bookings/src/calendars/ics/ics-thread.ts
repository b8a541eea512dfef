import { serveThread } from '@linkyard/service-kit/threads';
import type { Range } from '@linkyard/slots';
import { ProviderError } from '../../providers/provider-error.js';
import type { BusyReply } from '../adapters/calendar-adapter.js';
import { busyFromIcs } from './busy-from-ics.js';

export interface IcsTask {
  /** Calendar files of one account. */
  files: readonly string[];
  window: Range;
  /** The owner's. */
  zone: string;
}
export type IcsOutcome = BusyReply | { unreadable: string };

/** Errors lose their class on the way out of a thread. */
serveThread(({ files, window, zone }: IcsTask): IcsOutcome => {
  try {
    const read = files.map((file) => busyFromIcs(file, window, zone));
    const unknownZones = [...new Set(read.flatMap((one) => one.unknownZones))];
    return { busy: read.flatMap(({ busy }) => busy), unknownZones };
  } catch (error) {
    if (error instanceof ProviderError) return { unreadable: error.message };
    throw error;
  }
});
