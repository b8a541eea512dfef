import { Inject, Injectable } from '@nestjs/common';
import { stockPictureKept, type EventData } from '@linkyard/contracts';
import { isDuplicateKey } from '@linkyard/mongo';
import { DomainError, LOGGER, OnEvent, type EventFacts, type Logger } from '@linkyard/service-kit';
import { StockService } from './stock.service.js';
import { UseReportsRepository } from './use-reports.repository.js';

/**
 * Reports each use of a picture once, and records it. If the provider is down or over its limit, the report is retried later.
 * @source unsplash.com/documentation "Track a photo download"
 */
@Injectable()
export class UseReports {
  constructor(
    private readonly reports: UseReportsRepository,
    private readonly stock: StockService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnEvent(stockPictureKept, { id: 'onKept', isRepeatable: true })
  async onKept(kept: EventData<typeof stockPictureKept>, _facts: EventFacts): Promise<void> {
    const { mediaId, userId, platform, providerId, useReport } = kept;
    if (!useReport || (await this.reports.findOne({ ownerId: userId, _id: mediaId }))) return;
    try {
      await this.stock.reportUse(platform, useReport);
    } catch (error) {
      // Without a key a report is impossible, now or later.
      if (!(error instanceof DomainError) || error.code !== 'integrations.stock_no_key') throw error;
      this.logger.warn({ platform, mediaId }, 'the use of a picture could not be reported: no key is set any more');
      return;
    }
    const report = { _id: mediaId, platform, providerId, reportedAt: new Date() };
    await this.reports.insert(userId, report).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
}
