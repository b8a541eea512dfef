import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedModelRepository, type StoredModel } from '@linkyard/mongo';
import { documentRecords, type DocumentRecord } from './document-record.schema.js';

@Injectable()
export class DocumentsRepository extends OwnedModelRepository<DocumentRecord> {
  constructor(@InjectStored('media', documentRecords) model: StoredModel<typeof documentRecords>) {
    super(model);
  }
}
