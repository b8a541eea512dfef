import { trusted, type ServiceDatabase, type StoredModel } from '@linkyard/mongo';
import { dueFailures, type DueFailure } from './due-failure.schema.js';

/** More rows of one job than this fail only when all of them do. */
const maxKnown = 1_000;

/** Rows of a service that its recurring jobs could not process. */
export class DueFailuresRepository {
  private readonly model: StoredModel<typeof dueFailures>;

  constructor(database: ServiceDatabase) {
    this.model = database.model(dueFailures);
  }

  /** The latest to be attempted again come first, because these must be left out of a run. */
  async of(job: string): Promise<DueFailure[]> {
    return this.model
      .find({ job }, null, { sort: { retryAt: -1 }, limit: maxKnown })
      .lean<DueFailure[]>()
      .exec();
  }

  async save({ _id, ...failure }: DueFailure): Promise<void> {
    await this.model.updateOne({ _id }, { $set: failure }, { upsert: true }).exec();
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.model.deleteMany({ _id: trusted({ $in: [...ids] }) }).exec();
  }
}
