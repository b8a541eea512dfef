import { Inject, Injectable } from '@nestjs/common';
import { accountTransferred, userDeleted, type EventData } from '@linkyard/contracts';
import { attemptEach, OnEvent, type EventFacts } from '@linkyard/service-kit';
import type { ObjectStore } from '@linkyard/storage';
import { OBJECT_STORE } from '../storage/storage.js';
import { ExportsRepository } from './exports.repository.js';

/** Deletes the exports of a deleted account: their files first, so that none is left without its record. */
@Injectable()
export class EraseExportsHandler {
  constructor(
    private readonly records: ExportsRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  @OnEvent(userDeleted, { id: 'erase-exports', isRepeatable: true })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    await attemptEach(await this.records.findMany({ ownerId: userId }), ({ key }) => this.store.delete(key));
    await this.records.eraseAll(userId);
  }

  /** Not handed over: an export can be made again. */
  @OnEvent(accountTransferred, { id: 'erase-exports-of-transferred', isRepeatable: true })
  onAccountTransferred(
    { from: userId, tenantId }: EventData<typeof accountTransferred>,
    facts: EventFacts,
  ): Promise<void> {
    return this.onUserDeleted({ userId, tenantId }, facts);
  }
}
