import { Capability } from '@linkyard/service-kit';
import { StorageModule } from '../storage/storage.module.js';
import { documentRecords } from './document-record.schema.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsService } from './documents.service.js';
import { EraseDocumentsHandler } from './erase-documents.handler.js';

@Capability({
  service: 'media',
  imports: [StorageModule],
  collections: [documentRecords],
  transferWithAccount: [documentRecords],
  controllers: [DocumentsController],
  providers: [DocumentsRepository, DocumentsService, EraseDocumentsHandler],
})
export class DocumentsModule {}
