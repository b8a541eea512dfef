import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { activityRecorded, type Ctx } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';

interface Seen {
  campaignId: string;
  pageId: string;
  sectionId?: string;
  target?: string;
}

/** A view or click sent over the bus instead of through a gateway's buffer: recorded as a batch of one. */
@Injectable()
export class SingleBeacon {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
  ) {}

  async record(kind: 'view' | 'click', { campaignId, pageId, ...clicked }: Seen, ctx: Ctx) {
    const unknown = {
      device: 'other' as const,
      os: 'other',
      browser: 'other',
      inAppBrowser: null,
      country: null,
      referrerHost: null,
      utm: {},
    };
    const activity = {
      ...unknown,
      id: randomUUID(),
      at: new Date().toISOString(),
      kind,
      campaignId,
      pageId,
      sectionId: clicked.sectionId ?? null,
      target: clicked.target ?? null,
      visitorKey: ctx.ipHash,
      isBot: false,
      language: ctx.locale,
    };
    await this.database.transaction((session) =>
      this.outbox.add(activityRecorded, { activities: [activity] }, { session, requestId: ctx.requestId }),
    );
  }
}
