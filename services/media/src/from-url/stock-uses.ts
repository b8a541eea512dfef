import { Injectable } from '@nestjs/common';
import { stockPictureKept, type StockPicture } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import type { MediaDocument } from '../files/media.schema.js';

/** Publishes that a stock picture is used; the integrations service reports it where the provider requires that. */
@Injectable()
export class StockUses {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
  ) {}

  async publish(
    { _id, userId, tenantId }: MediaDocument,
    { platform, id }: StockPicture,
    useReport: string,
  ): Promise<void> {
    const kept = { mediaId: _id, userId, platform, providerId: id, useReport };
    await this.database.transaction(async (session) => {
      await this.outbox.add(stockPictureKept, kept, { session, tenantId });
    });
  }
}
