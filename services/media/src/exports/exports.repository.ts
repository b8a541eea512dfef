import { Injectable } from '@nestjs/common';
import { InjectStored, notAmong, OwnedRepository, trusted, type DuePage, type StoredModel } from '@linkyard/mongo';
import { exportRecords, type ExportRecord } from './export-record.schema.js';

@Injectable()
export class ExportsRepository extends OwnedRepository<ExportRecord> {
  constructor(@InjectStored('media', exportRecords) model: StoredModel<typeof exportRecords>) {
    super(model);
  }

  /** Those whose file has had its time, of every owner. */
  async due(now: Date, { limit, except }: DuePage): Promise<ExportRecord[]> {
    const filter = {
      state: trusted({ $in: ['ready', 'failed'] as const }),
      expiresAt: trusted({ $lte: now }),
      ...notAmong(except),
    };
    return this.model
      .find({ ...filter, deletedAt: null }, null, {
        limit,
        acrossOwners: 'the sweep deletes the files of every owner',
      })
      .lean<ExportRecord[]>()
      .exec();
  }
}
