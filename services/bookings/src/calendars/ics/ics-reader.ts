import { createHash } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ProviderError } from '@linkyard/egress/provider-error';
import { BoundedThread, ThreadBusyError, ThreadLimitError } from '@linkyard/service-kit/threads';
import type { IcsReply } from './busy-from-ics.js';
import type { IcsOutcome, IcsTask } from './ics-thread.js';
import { TooComplexError } from './too-complex-error.js';

const limits = { deadlineMs: 2_000, memoryMb: 256, maxWaiting: 50 };

/** Reads calendar files in a thread: a recurrence rule of a stranger can be made to run for ever. @source ADR 0030 */
@Injectable()
export class IcsReader implements OnModuleDestroy {
  private readonly thread = new BoundedThread<IcsTask, IcsOutcome>(new URL('ics-thread', import.meta.url), limits);

  /**
   * @param tooComplex hash of the files that could not be read within the limits before: they are not tried again
   * @throws ProviderError invalid_reply, unavailable; TooComplexError
   */
  async read(task: IcsTask, tooComplex = ''): Promise<IcsReply> {
    const contentHash = hashOf(task.files);
    if (contentHash === tooComplex)
      throw new TooComplexError('The files are the ones that were too complex', contentHash);
    const outcome = await this.thread.run(task).catch((cause: unknown) => {
      if (cause instanceof ThreadLimitError) throw new TooComplexError(cause.message, contentHash, { cause });
      if (cause instanceof ThreadBusyError) throw new ProviderError('unavailable', cause.message, { cause });
      throw cause;
    });
    if ('unreadable' in outcome) throw new ProviderError('invalid_reply', outcome.unreadable);
    return outcome;
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.close();
  }
}

function hashOf(files: IcsTask['files']): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\n');
  return hash.digest('base64url');
}
