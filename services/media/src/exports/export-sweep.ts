import { Inject, Injectable } from '@nestjs/common';
import { RecurringJob } from '@linkyard/service-kit';
import type { ObjectStore } from '@linkyard/storage';
import { ExportsRepository } from './exports.repository.js';
import { OBJECT_STORE } from '../storage/storage.js';

const perRun = 500;

/** Deletes the files of exports that have had their days. */
@Injectable()
export class ExportSweep extends RecurringJob {
  readonly id = 'export-sweep';
  readonly everyMs = 3_600_000;

  constructor(
    @Inject(ExportsRepository) private readonly records: ExportsRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    for (const { _id, userId: ownerId, key } of await this.records.due(now, perRun)) {
      if (signal.aborted) return;
      await this.store.delete(key);
      await this.records.update({ ownerId, _id }, { $set: { state: 'expired', expiresAt: null } });
    }
  }
}
