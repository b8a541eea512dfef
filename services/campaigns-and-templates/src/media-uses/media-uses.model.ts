import { defineModel } from '@linkyard/mongo';

/** What the media service was last told of one template. */
export interface MediaUsesDocument {
  /** The template. */
  _id: string;
  userId: string;
  /** Counts what was told. */
  version: number;
  /** Of the title and the paths. */
  fingerprint: string;
}

export const mediaUsesModel = defineModel<MediaUsesDocument>({
  collection: 'media-uses',
  indexes: [{ key: { userId: 1 } }],
});

/** Up to which change the net under the notes has looked. */
export interface MediaUsesNetDocument {
  /** Name of the collection it looked at. */
  _id: string;
  until: Date;
}

export const mediaUsesNetModel = defineModel<MediaUsesNetDocument>({ collection: 'media-uses-net', indexes: [] });
