import { Injectable } from '@nestjs/common';
import { userDeleted, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { UsageRepository } from '../quota/usage.repository.js';
import { MediaRepository } from './media.repository.js';

/** Marks the files of a deleted account; the sweep deletes objects and records. */
@Injectable()
export class EraseFilesHandler {
  constructor(
    private readonly media: MediaRepository,
    private readonly usage: UsageRepository,
  ) {}

  @OnEvent(userDeleted, { id: 'onUserDeleted', isRepeatable: true })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    await this.media.endAll(userId);
    await this.usage.forget(userId);
  }
}
