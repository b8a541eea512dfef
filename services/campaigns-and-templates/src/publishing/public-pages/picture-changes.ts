import { Injectable } from '@nestjs/common';
import { mediaFileDescribed, mediaFileDrawn, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { PageRefresh } from './page-refresh.js';
import { LivePages } from './live-pages.js';

/** Pages of one picture that are rendered again; a picture on more of them is the exception. */
const most = 500;

/** Renders published pages again when one of their pictures has more sizes, other words or another focal point. */
@Injectable()
export class PictureChanges {
  constructor(
    private readonly live: LivePages,
    private readonly refresh: PageRefresh,
  ) {}

  @OnEvent(mediaFileDrawn, { id: 'onDrawn' })
  async onDrawn({ path }: EventData<typeof mediaFileDrawn>, _meta: EventMeta): Promise<void> {
    await this.renew(path);
  }

  @OnEvent(mediaFileDescribed, { id: 'onDescribed' })
  async onDescribed({ path }: EventData<typeof mediaFileDescribed>, _meta: EventMeta): Promise<void> {
    await this.renew(path);
  }

  private async renew(path: string): Promise<void> {
    const showing = await this.live.showing({ pictures: path });
    for (const campaignId of showing.slice(0, most)) {
      await this.refresh.ask(campaignId);
      this.refresh.soon(campaignId);
    }
  }
}
