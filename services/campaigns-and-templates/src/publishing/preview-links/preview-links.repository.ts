import { Inject, Injectable } from '@nestjs/common';
import { OwnedRepository, ServiceDatabase } from '@linkyard/mongo';
import { previewLinkModel, type PreviewLinkDocument } from './preview-link.model.js';

@Injectable()
export class PreviewLinksRepository extends OwnedRepository<PreviewLinkDocument> {
  constructor(@Inject(ServiceDatabase) database: ServiceDatabase) {
    super(database, previewLinkModel);
  }

  /** By its key, across owners: a visitor has no account. Null for an expired or revoked link. */
  async findOpen(publicId: string, templateId: string): Promise<PreviewLinkDocument | null> {
    return this.collection.findOne({ publicId, templateId, deletedAt: null, expiresAt: { $gt: new Date() } });
  }
}
