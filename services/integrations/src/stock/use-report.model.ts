import type { StockPlatform } from '@linkyard/contracts';
import { defineModel } from '@linkyard/mongo';

/** A use of a picture that was reported to its provider; written after the report. */
export interface UseReport {
  /** The media item. */
  _id: string;
  userId: string;
  platform: StockPlatform;
  providerId: string;
  reportedAt: Date;
}

export const useReportModel = defineModel<UseReport>({
  collection: 'stock-use-reports',
  indexes: [{ key: { platform: 1, providerId: 1 } }, { key: { userId: 1 } }],
});
