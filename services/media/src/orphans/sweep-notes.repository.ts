import { Injectable } from '@nestjs/common';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { sweepNotes } from './sweep-note.schema.js';

const _id = 'orphans';

@Injectable()
export class SweepNotesRepository {
  constructor(@InjectStored('media', sweepNotes) private readonly model: StoredModel<typeof sweepNotes>) {}

  /** @returns the id of the last record that was looked at; empty to begin with the first */
  async position(): Promise<string> {
    return (await this.model.findOne({ _id }).lean<{ after: string } | null>().exec())?.after ?? '';
  }

  async setPosition(after: string): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { after } }, { upsert: true }).exec();
  }
}
