import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** A way to one draft without an account. @source models.md 0 "publicId" */
export interface PreviewLinkDocument extends OwnedDocument {
  templateId: string;
  /** Random and unguessable: who has it, may look. */
  publicId: string;
  expiresAt: Date;
}

export const previewLinkModel = defineModel<PreviewLinkDocument>({
  collection: 'preview_links',
  indexes: [
    { key: { publicId: 1 }, options: { unique: true } },
    { key: { userId: 1, templateId: 1, expiresAt: -1 } },
    // What has run out opens nothing, and needs no keeping.
    { key: { expiresAt: 1 }, options: { expireAfterSeconds: 86_400 } },
  ],
});
