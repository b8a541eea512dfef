import { stockPlatforms } from '@linkyard/contracts';
import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** A use of a picture that was reported to its provider; written after the report. Its id is the media item's. */
export const useReports = ownedCollection({
  name: 'UseReport',
  collection: 'stock-use-reports',
  fields: {
    platform: { type: String, required: true, enum: stockPlatforms },
    providerId: { type: String, required: true },
    reportedAt: { type: Date, required: true },
  },
  indexes: [{ key: { platform: 1, providerId: 1 } }, { key: { userId: 1 } }],
});
export type UseReport = DocumentOf<typeof useReports>;
