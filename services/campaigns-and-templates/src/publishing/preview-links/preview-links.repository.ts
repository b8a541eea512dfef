import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { previewLinks, type PreviewLinkDocument } from './preview-link.schema.js';

@Injectable()
export class PreviewLinksRepository extends OwnedRepository<PreviewLinkDocument> {
  constructor(@InjectStored('campaigns-and-templates', previewLinks) model: StoredModel<typeof previewLinks>) {
    super(model);
  }

  /** By its key, across owners: a visitor has no account. Null for an expired or revoked link. */
  async findOpen(publicId: string, templateId: string): Promise<PreviewLinkDocument | null> {
    const open = { publicId, templateId, deletedAt: null, expiresAt: trusted({ $gt: new Date() }) };
    return this.model
      .findOne(open, null, { acrossOwners: 'a visitor opens a draft by the key of its link' })
      .lean<PreviewLinkDocument | null>()
      .exec();
  }
}
