import type { Orientation, StockPicture, StockPlatform } from '@linkyard/contracts';
import { useCallback, useEffect, useState } from 'react';
import { type ApiError, refusalOf } from '../../api/api-error.js';
import { useLazyStockImagesQuery } from './api.js';

export interface StockSearch {
  keyword: string;
  platform: StockPlatform;
  /** Absent: any. */
  orientation?: Orientation;
}

interface StockPages {
  list: readonly StockPicture[];
  isLoading: boolean;
  error: ApiError | null;
  hasMore: boolean;
  more: () => void;
  retry: () => void;
}

/** @source spec 9 "Stock search page 24" */
const perPage = 24;

/** A provider may put a picture on two pages when its order changes in between. */
const appended = (known: readonly StockPicture[], found: readonly StockPicture[]) => {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...found.filter(({ id }) => !ids.has(id))];
};

/** The results of one search, page after page. Remount it for another search. */
export function useStockPages({ keyword, platform, orientation }: StockSearch): StockPages {
  const [ask] = useLazyStockImagesQuery();
  const [list, setList] = useState<readonly StockPicture[]>([]);
  const [page, setPage] = useState({ number: 1, of: 1, attempt: 0 });
  const [isLoading, setLoading] = useState(true);
  const [error, setError] = useState<ApiError | null>(null);
  const { number, attempt } = page;

  useEffect(() => {
    let isLeft = false;
    setLoading(true);
    setError(null);
    const narrowed = orientation ? { orientation } : {};
    // What was seen a moment ago is shown again without asking.
    void ask({ keyword, platform, ...narrowed, listPerPage: perPage, page: number }, attempt === 0).then((answer) => {
      if (isLeft) return;
      setLoading(false);
      setError(refusalOf(answer));
      const reply = answer.data;
      if (!reply || answer.error) return;
      setList((known) => (number === 1 ? reply.data : appended(known, reply.data)));
      setPage((known) => ({ ...known, of: reply.pageCounts }));
    });
    return () => {
      isLeft = true;
    };
  }, [ask, attempt, keyword, number, orientation, platform]);

  return {
    list,
    isLoading,
    error,
    hasMore: number < page.of,
    more: useCallback(() => setPage((known) => ({ ...known, number: known.number + 1 })), []),
    retry: useCallback(() => setPage((known) => ({ ...known, attempt: known.attempt + 1 })), []),
  };
}
