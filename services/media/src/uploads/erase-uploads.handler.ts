import { Injectable } from '@nestjs/common';
import { accountTransferred, userDeleted, type EventData } from '@linkyard/contracts';
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

  /** Not handed over: who was uploading is signed out. */
  @OnEvent(accountTransferred, { id: 'erase-uploads-of-transferred', isRepeatable: true })
  onAccountTransferred(
    { from: userId, tenantId }: EventData<typeof accountTransferred>,
    facts: EventFacts,
  ): Promise<void> {
    return this.onUserDeleted({ userId, tenantId }, facts);
  }
}
