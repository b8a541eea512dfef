import { Inject, Injectable } from '@nestjs/common';
import { userDeleted, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { deleteInChunks, OnEvent, type EventFacts } from '@linkyard/service-kit';
import type { ObjectStore } from '@linkyard/storage';
import { aiImageJobModel } from '../ai-images/ai-image-job.model.js';
import { ExportsRepository } from '../exports/exports.repository.js';
import { DocumentsRepository } from '../generated-documents/documents.repository.js';
import { OBJECT_STORE } from '../files/file-keeper.js';
import { MediaRepository } from '../files/media.repository.js';
import { shelvesModel } from '../organise/shelves.model.js';
import { usageModel } from '../quota/usage.model.js';
import { UploadRepository } from '../uploads/upload.repository.js';
import { placeModel } from '../uses/place.model.js';

/** Erases the files of a deleted account. Files and uploads are marked here; their sweeps delete objects and records. Every step can be repeated. */
@Injectable()
export class EraseAccountHandler {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(MediaRepository) private readonly media: MediaRepository,
    @Inject(UploadRepository) private readonly uploads: UploadRepository,
    @Inject(ExportsRepository) private readonly exports: ExportsRepository,
    @Inject(DocumentsRepository) private readonly documents: DocumentsRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  @OnEvent(userDeleted, { id: 'onUserDeleted', isRepeatable: true })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    await this.uploads.expireAll(userId);
    await this.media.endAll(userId);
    for (const records of [this.exports, this.documents]) {
      for (const { key } of await records.findMany({ ownerId: userId })) await this.store.delete(key);
      await records.eraseAll(userId);
    }
    for (const model of [shelvesModel, placeModel, aiImageJobModel])
      await deleteInChunks(this.database, model, { userId });
    await this.database.collection(usageModel).deleteOne({ _id: userId });
  }
}
