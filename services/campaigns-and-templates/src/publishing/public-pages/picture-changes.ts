import { Inject, Injectable } from '@nestjs/common';
import { mediaFileDescribed, mediaFileDrawn, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { PageRefresh } from './page-refresh.js';
import { renderedPageModel } from './rendered-page.model.js';

/** Pages of one picture that are rendered again; a picture on more of them is the exception. */
const most = 500;

/** Renders published pages again when one of their pictures has more sizes, other words or another focal point. */
@Injectable()
export class PictureChanges {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(PageRefresh) private readonly refresh: PageRefresh,
  ) {}

  @OnEvent(mediaFileDrawn, { id: 'onDrawn' })
  async onDrawn({ path }: EventData<typeof mediaFileDrawn>, meta: EventMeta): Promise<void> {
    await this.renew(path, meta);
  }

  @OnEvent(mediaFileDescribed, { id: 'onDescribed' })
  async onDescribed({ path }: EventData<typeof mediaFileDescribed>, meta: EventMeta): Promise<void> {
    await this.renew(path, meta);
  }

  private async renew(path: string, { session }: EventMeta): Promise<void> {
    const pages = this.database.collection(renderedPageModel);
    const showing = await pages.distinct('campaignId', { pictures: path }, { session });
    for (const campaignId of showing.slice(0, most)) {
      await this.refresh.ask(campaignId, session);
      this.refresh.soon(campaignId);
    }
  }
}
