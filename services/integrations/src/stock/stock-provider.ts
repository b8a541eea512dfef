import type { Orientation, StockPicture, StockPlatform } from '@linkyard/contracts';

export const STOCK_PROVIDERS = Symbol('integrations:stock-providers');

export interface StockQuery {
  keyword: string;
  /** Absent: any. */
  orientation?: Orientation;
  /** From 1. */
  page: number;
  perPage: number;
}
export interface FoundPicture {
  picture: StockPicture;
  /** Where the provider wants its use reported; null where it does not. */
  useReport: string | null;
}
export interface StockResults {
  found: FoundPicture[];
  /** Over all pages. */
  total: number;
}

/** One picture service. Everything throws ProviderError. */
export interface StockProvider {
  /** Milliseconds for which its terms let an answer be kept. */
  readonly keptMs: number;
  search(key: string, query: StockQuery, signal: AbortSignal): Promise<StockResults>;
  /** @returns null when there is no such picture (any more) */
  find(key: string, id: string, signal: AbortSignal): Promise<FoundPicture | null>;
  /** Reports that a picture is used. Absent where the provider does not require it. */
  reportUse?(key: string, useReport: string, signal: AbortSignal): Promise<void>;
  /** Sends a cheap request. @returns remaining requests in the rate-limit window; null if not reported */
  test(key: string, signal: AbortSignal): Promise<number | null>;
}
export type StockProviders = Readonly<Record<StockPlatform, StockProvider>>;

/** Longer titles are sentences that a machine has written. */
export const shortTitle = (text: string | null | undefined): string => (text ?? '').trim().slice(0, 120);
