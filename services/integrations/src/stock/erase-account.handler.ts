import { Inject, Injectable } from '@nestjs/common';
import { userDeleted, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { deleteInChunks, OnEvent, type EventFacts } from '@linkyard/service-kit';
import { useReportModel } from './use-report.model.js';

/** Erases which provider pictures a deleted account used. */
@Injectable()
export class EraseAccountHandler {
  constructor(@Inject(ServiceDatabase) private readonly database: ServiceDatabase) {}

  @OnEvent(userDeleted, { id: 'onUserDeleted', isRepeatable: true })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    await deleteInChunks(this.database, useReportModel, { userId });
  }
}
