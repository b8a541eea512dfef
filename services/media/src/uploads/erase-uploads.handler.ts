import { Injectable } from '@nestjs/common';
import { userDeleted, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { UploadRepository } from './upload.repository.js';

/** Ends the uploads of a deleted account; the sweep deletes their parts and records. */
@Injectable()
export class EraseUploadsHandler {
  constructor(private readonly uploads: UploadRepository) {}

  @OnEvent(userDeleted, { id: 'erase-uploads', isRepeatable: true })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    await this.uploads.expireAll(userId);
  }
}
