import { Injectable } from '@nestjs/common';
import { drawPictureSizes, mediaFileReady, type EventData } from '@linkyard/contracts';
import { JobQueue } from '@linkyard/queue';
import { DueRows, OnEvent, type EventFacts } from '@linkyard/service-kit';
import { AskForDrawing } from './ask-for-drawing.js';
import { SizesRepository } from './sizes.repository.js';

/** Pictures to the worker that draws their sizes. */
@Injectable()
export class AskForSizes extends AskForDrawing {
  readonly id = 'ask-for-sizes';

  constructor(
    pictures: SizesRepository,
    private readonly jobs: JobQueue,
    due: DueRows,
  ) {
    super(pictures, { kind: 'picture', batch: 200 }, due);
  }

  protected ask(mediaId: string, hour?: number) {
    return this.jobs.enqueue(drawPictureSizes, { mediaId }, hour === undefined ? {} : { key: `${mediaId}.${hour}` });
  }

  @OnEvent(mediaFileReady, { id: 'onReady', isRepeatable: true })
  async onReady({ mediaId, type }: EventData<typeof mediaFileReady>, _facts: EventFacts): Promise<void> {
    if (type === 'gallery') await this.askNow(mediaId);
  }
}
