import { Inject, Injectable } from '@nestjs/common';
import { drawPictureSizes, mediaFileReady, type EventData } from '@linkyard/contracts';
import { JobQueue } from '@linkyard/queue';
import { LOGGER, OnEvent, type EventMeta, type Logger } from '@linkyard/service-kit';
import { AskForDrawing } from './ask-for-drawing.js';
import { SizesRepository } from './sizes.repository.js';

/** Pictures to the worker that draws their sizes. */
@Injectable()
export class AskForSizes extends AskForDrawing {
  constructor(
    @Inject(SizesRepository) pictures: SizesRepository,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(pictures, logger, { kind: 'picture', batch: 200, failed: 'pictures without sizes could not be looked for' });
  }

  protected ask(mediaId: string, hour?: number) {
    return this.jobs.enqueue(drawPictureSizes, { mediaId }, hour === undefined ? {} : { key: `${mediaId}.${hour}` });
  }

  @OnEvent(mediaFileReady, { id: 'onReady' })
  async onReady({ mediaId, type }: EventData<typeof mediaFileReady>, _meta: EventMeta): Promise<void> {
    if (type === 'gallery') await this.askNow(mediaId);
  }
}
