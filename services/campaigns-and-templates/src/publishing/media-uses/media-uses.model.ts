import { defineModel } from '@linkyard/mongo';

/** The references of one template that were last published to the media service. */
export interface MediaUsesDocument {
  /** The template. */
  _id: string;
  userId: string;
  /** Counts the published changes. */
  version: number;
  /** Of the title and the paths. */
  fingerprint: string;
}

export const mediaUsesModel = defineModel<MediaUsesDocument>({
  collection: 'media-uses',
  indexes: [{ key: { userId: 1 } }],
});

/** Up to which change the net under the notes has looked. */
export interface MediaUsesReconciliationDocument {
  /** Name of the collection it looked at. */
  _id: string;
  until: Date;
}

export const mediaUsesReconciliationModel = defineModel<MediaUsesReconciliationDocument>({
  collection: 'media-uses-net',
  indexes: [],
});
