import { ProviderError } from '@linkyard/egress/provider-error';
import { serveThread } from '@linkyard/service-kit/threads';
import type { Range } from '@linkyard/slots';
import { busyFromIcs, type CalendarOwner, type IcsReply } from './busy-from-ics.js';
import { decodeFile } from './decode-file.js';

export interface IcsTask {
  /** Calendar files of one account, as text or as they were sent. */
  files: readonly (string | Uint8Array)[];
  window: Range;
  owner: CalendarOwner;
}
export type IcsOutcome = IcsReply | { unreadable: string };

/** Errors lose their class on the way out of a thread. */
serveThread(({ files, window, owner }: IcsTask): IcsOutcome => {
  try {
    const read = files.map((file) => busyFromIcs(typeof file === 'string' ? file : decodeFile(file), window, owner));
    return {
      busy: read.flatMap(({ busy }) => busy),
      name: read[0]?.name ?? '',
      unknownZones: [...new Set(read.flatMap(({ unknownZones }) => unknownZones))],
      leftOut: {
        names: read.flatMap(({ leftOut }) => leftOut.names).slice(0, 5),
        count: read.reduce((sum, { leftOut }) => sum + leftOut.count, 0),
      },
    };
  } catch (error) {
    if (error instanceof ProviderError) return { unreadable: error.message };
    throw error;
  }
});
