import { Injectable } from '@nestjs/common';
import { drawVideoPoster, mediaFileReady, type EventData } from '@linkyard/contracts';
import { JobQueue } from '@linkyard/queue';
import { DueRows, OnEvent, type EventFacts } from '@linkyard/service-kit';
import { AskForDrawing } from '../sizes/ask-for-drawing.js';
import { SizesRepository } from '../sizes/sizes.repository.js';

/**
 * Films to the worker that draws their posters. Whether there is an ffmpeg only the worker knows: without one it lets them be, and finds them here
 * when it has got one.
 */
@Injectable()
export class AskForPosters extends AskForDrawing {
  readonly id = 'ask-for-posters';

  constructor(
    films: SizesRepository,
    private readonly jobs: JobQueue,
    due: DueRows,
  ) {
    super(films, { kind: 'video', batch: 100 }, due);
  }

  protected ask(mediaId: string, hour?: number) {
    const options = hour === undefined ? {} : { key: `${mediaId}.poster.${hour}` };
    return this.jobs.enqueue(drawVideoPoster, { mediaId }, options);
  }

  @OnEvent(mediaFileReady, { id: 'onFilmReady', isRepeatable: true })
  async onFilmReady({ mediaId, type }: EventData<typeof mediaFileReady>, _facts: EventFacts): Promise<void> {
    if (type !== 'gallery' && (await this.files.toDraw(mediaId, 'video'))) await this.askNow(mediaId);
  }
}
