import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** A way to one draft without an account. @source models.md 0 "publicId" */
export const previewLinks = ownedCollection({
  name: 'PreviewLink',
  collection: 'preview_links',
  fields: {
    templateId: { type: String, required: true },
    /** Random and unguessable: who has it, may look. */
    publicId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  indexes: [
    { key: { publicId: 1 }, options: { unique: true } },
    { key: { userId: 1, templateId: 1, expiresAt: -1 } },
    // What has run out opens nothing, and needs no keeping.
    { key: { expiresAt: 1 }, options: { expireAfterSeconds: 86_400 } },
  ],
});
export type PreviewLinkDocument = DocumentOf<typeof previewLinks>;
