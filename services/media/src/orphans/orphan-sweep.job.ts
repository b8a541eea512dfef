import { Inject, Injectable } from '@nestjs/common';
import { DueRows, LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import type { ObjectStore } from '@linkyard/storage';
import { keptIn } from '../files/file-keeper.js';
import { MediaRepository } from '../files/media.repository.js';
import { SweepNotesRepository } from './sweep-notes.repository.js';
import { OBJECT_STORE } from '../storage/storage.js';

const hourMs = 60 * 60_000;
/** A record is written before the first byte of its object, so a day is far more than enough. */
const safeMs = 24 * hourMs;
const batch = 500;
/** Records whose objects are looked for, per sweep: the next one goes on behind them. */
const lookedFor = 5_000;

export interface Swept {
  /** Objects without a record that were removed. */
  orphans: number;
  /** Uploads that a crash broke off inside the store. */
  abandoned: number;
  /** Records without their object: nothing is done to them, for the store may only be away in part. */
  missing: number;
}

/** Compares what the store holds with what is recorded. @source quality R02 */
@Injectable()
export class OrphanSweep extends RecurringJob {
  readonly id = 'orphan-sweep';
  /** Listing a whole store takes long. */
  readonly everyMs = 24 * hourMs;

  constructor(
    private readonly notes: SweepNotesRepository,
    private readonly media: MediaRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly due: DueRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(leaving: AbortSignal) {
    const swept = await this.sweep(new Date(), leaving);
    if (swept.orphans + swept.abandoned > 0) this.logger.info(swept, 'what belonged to no file was removed');
    if (swept.missing > 0) this.logger.error(swept, 'files are recorded whose objects are not in the store');
  }

  async sweep(now = new Date(), leaving: AbortSignal = new AbortController().signal): Promise<Swept> {
    const before = new Date(now.getTime() - safeMs);
    let orphans = 0;
    for (const folder of keptIn) orphans += await this.sweepFolder(folder, before, leaving);
    const abandoned = await this.store.forgetAbandoned(before);
    return { orphans, abandoned, missing: await this.lookForMissing(now, leaving) };
  }

  private async sweepFolder(folder: string, before: Date, leaving?: AbortSignal): Promise<number> {
    let removed = 0;
    let keys: string[] = [];
    for await (const { key, modifiedAt } of this.store.list(folder)) {
      if (leaving?.aborted) break;
      if (modifiedAt < before) keys.push(key);
      if (keys.length < batch) continue;
      removed += await this.removeUnknown(keys);
      keys = [];
    }
    return removed + (await this.removeUnknown(keys));
  }

  private async removeUnknown(keys: readonly string[]): Promise<number> {
    if (keys.length === 0) return 0;
    const known = await this.media.knownKeys(keys);
    const orphans = keys.filter((key) => !known.has(key));
    await this.store.deleteMany(orphans);
    return orphans.length;
  }

  private async lookForMissing(now: Date, signal: AbortSignal): Promise<number> {
    let after = await this.notes.position();
    let missing = 0;
    for (let looked = 0; looked < lookedFor && !signal.aborted; looked += batch) {
      const records = await this.media.readyAfter(after, batch);
      await this.due.forEachDue({
        ...{ job: this.id, signal, now, limit: batch },
        find: async ({ except }) => records.filter(({ _id }) => !except.includes(_id)),
        process: async ({ _id, userId, objects }) => {
          if (await this.isWhole(objects)) return;
          missing += 1;
          this.logger.error({ mediaId: _id, userId, keys: objects.map(({ key }) => key) }, 'a file has lost an object');
        },
      });
      // After the last record the next sweep starts from the first.
      after = records.length < batch ? '' : (records.at(-1)?._id ?? '');
      await this.notes.setPosition(after);
      if (after === '') break;
    }
    return missing;
  }

  private async isWhole(objects: readonly { key: string }[]): Promise<boolean> {
    for (const { key } of objects) if (!(await this.store.stat(key))) return false;
    return true;
  }
}
