import { QueueUnavailable } from '@linkyard/queue';
import { RecurringJob, type DueRows } from '@linkyard/service-kit';
import type { DrawnKind, SizesRepository } from './sizes.repository.js';

/** A worker has had its tries by then, or there was none. */
const overdueMs = 15 * 60_000;

interface Drawing {
  kind: DrawnKind;
  /** Files of one run at most. */
  batch: number;
}

/** Enqueues drawing for public files of one kind: when a file was stored, and repeatedly for files that have nothing drawn yet. */
export abstract class AskForDrawing extends RecurringJob {
  readonly everyMs = 5 * 60_000;

  constructor(
    protected readonly files: SizesRepository,
    private readonly drawing: Drawing,
    private readonly due: DueRows,
  ) {
    super();
  }

  /** @param hour  since 1970, for those that wait: asked for again in the same one, it is one job */
  protected abstract ask(mediaId: string, hour?: number): Promise<unknown>;

  run(signal: AbortSignal) {
    return this.sweep(new Date(), signal);
  }

  protected async askNow(mediaId: string): Promise<void> {
    try {
      await this.ask(mediaId);
    } catch (error) {
      // Redis is away: the sweep finds the file, and it is shown as it is until then.
      if (!(error instanceof QueueUnavailable)) throw error;
    }
  }

  /** @returns how many were asked for; each at most once an hour */
  sweep(now = new Date(), signal: AbortSignal = new AbortController().signal): Promise<number> {
    const { kind, batch: limit } = this.drawing;
    const hour = Math.floor(now.getTime() / 3_600_000);
    return this.due.forEachDue({
      ...{ job: this.id, signal, now, limit },
      find: (page) => this.files.waiting(kind, new Date(now.getTime() - overdueMs), page),
      process: ({ _id }) => this.ask(_id, hour),
    });
  }
}
