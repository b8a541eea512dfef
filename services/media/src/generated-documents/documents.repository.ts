import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, type StoredModel } from '@linkyard/mongo';
import { documentRecords, type DocumentRecord } from './document-record.schema.js';

@Injectable()
export class DocumentsRepository extends OwnedRepository<DocumentRecord> {
  constructor(@InjectStored('media', documentRecords) model: StoredModel<typeof documentRecords>) {
    super(model);
  }
}
