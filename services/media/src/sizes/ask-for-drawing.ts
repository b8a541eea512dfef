import { QueueAway } from '@linkyard/queue';
import { RecurringWork, type Logger } from '@linkyard/service-kit';
import type { DrawnKind, SizesRepository } from './sizes.repository.js';

const everyMs = 5 * 60_000;
/** A worker has had its tries by then, or there was none. */
const overdueMs = 15 * 60_000;

interface Drawing {
  kind: DrawnKind;
  /** Files of one round at most. */
  batch: number;
  /** What the log says when a round fails. */
  failed: string;
}

/** Gives public files of one kind to the worker that draws of them: one that was just stored, and now and then those of which nothing is drawn still. */
export abstract class AskForDrawing extends RecurringWork {
  constructor(
    protected readonly files: SizesRepository,
    logger: Logger,
    private readonly drawing: Drawing,
  ) {
    super(logger, { everyMs, failed: drawing.failed });
  }

  /** @param hour  since 1970, for those that wait: asked for again in the same one, it is one job */
  protected abstract ask(mediaId: string, hour?: number): Promise<unknown>;

  protected round() {
    return this.sweep();
  }

  protected async askNow(mediaId: string): Promise<void> {
    try {
      await this.ask(mediaId);
    } catch (error) {
      // Redis is away: the sweep finds the file, and it is shown as it is until then.
      if (!(error instanceof QueueAway)) throw error;
    }
  }

  /** @returns how many were asked for; each at most once an hour, however many copies of the service sweep */
  async sweep(now = new Date()): Promise<number> {
    const { kind, batch } = this.drawing;
    const waiting = await this.files.waiting(kind, new Date(now.getTime() - overdueMs), batch);
    const hour = Math.floor(now.getTime() / 3_600_000);
    for (const mediaId of waiting) await this.ask(mediaId, hour);
    return waiting.length;
  }
}
