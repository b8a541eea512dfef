import { Inject, Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import type { ObjectStore } from '@linkyard/storage';
import { ExportsRepository } from './exports.repository.js';
import { OBJECT_STORE } from '../storage/storage.js';

/** Deletes the files of exports that have had their days. */
@Injectable()
export class ExportSweep extends RecurringJob {
  readonly id = 'export-sweep';
  readonly everyMs = 3_600_000;

  constructor(
    private readonly records: ExportsRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 500 },
      find: (page) => this.records.due(now, page),
      process: async ({ _id, userId: ownerId, key }) => {
        await this.store.delete(key);
        await this.records.update({ ownerId, _id }, { $set: { state: 'expired', expiresAt: null } });
      },
    });
  }
}
